/** Answers queries off the page's thread, so that typing never waits for them. */
import { decodeIndex } from '@config/search/decodeIndex';
import { textFile, type SearchIndex } from '@config/search/searchIndex';
import { answer } from './answer';
import { inflate } from './inflate';
import { excerpt, foundRanges } from './marks';
import type { Answers, Request, Response as Reply } from './messages';
import { Ranker } from './rank';
import { suggest } from './suggest';

interface Loaded {
  index: SearchIndex;
  ranker: Ranker;
  base: string;
}

let loading: Promise<Loaded> | undefined;
const texts = new Map<string, Promise<string[]>>();

async function load(bytes: ArrayBuffer, base: string): Promise<Loaded> {
  const index = decodeIndex(await inflate(bytes));
  return { index, ranker: new Ranker(index), base };
}

/** The texts of a page's sections, fetched once; none where they do not come. */
function textsOf(route: string, base: string): Promise<string[]> {
  const known = texts.get(route);
  if (known) return known;
  const fetched = fetch(base + textFile(route))
    .then((response) => response.arrayBuffer())
    .then(inflate)
    .then((bytes) => JSON.parse(new TextDecoder().decode(bytes)) as string[])
    .catch(() => {
      texts.delete(route);
      return [];
    });
  texts.set(route, fetched);
  return fetched;
}

async function excerpts(
  { query, urls, words }: Request & { kind: 'excerpts' },
  { index, ranker, base }: Loaded,
): Promise<Answers['excerpts']> {
  const slots = ranker.read(query);
  const prefix = base.replace(/\/$/, '');
  const found = await Promise.all(
    urls.map(async (url): Promise<Answers['excerpts']> => {
      const [route = '', id = ''] = url.slice(prefix.length).split('#');
      const page = index.pages.find((candidate) => candidate.route === route);
      const section = page?.sections.findIndex((candidate) => candidate.id === id) ?? -1;
      const text = (await textsOf(route, base))[section];
      if (text === undefined) return [];
      const passage = excerpt(text, foundRanges(text, slots, ranker.vocabulary), words);
      return passage === undefined ? [] : [[url, passage]];
    }),
  );
  return found.flat();
}

async function respond(request: Exclude<Request, { kind: 'load' }>): Promise<Reply> {
  const { number } = request;
  try {
    if (!loading) throw new Error('The search index was never loaded.');
    const loaded = await loading;
    if (request.kind === 'excerpts') return { number, result: await excerpts(request, loaded) };
    const hits = answer(request.query, request.limit, loaded);
    const suggestions = hits.length === 0 ? suggest(request.query, loaded.index) : [];
    return { number, result: { hits, suggestions } };
  } catch (error) {
    return { number, error: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.kind === 'load') loading = load(data.index, data.base);
  else void respond(data).then((response) => postMessage(response));
});
