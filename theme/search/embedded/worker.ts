/** Answers queries off the page's thread, so that typing never waits for them. */
import { decodeIndex } from '@config/search/decodeIndex';
import { textPlace, type SearchIndex } from '@config/search/searchIndex';
import { answer } from './answer';
import { inflate } from './inflate';
import { excerpt, foundRanges } from './marks';
import type { Answers, Request, Response as Reply } from './messages';
import { Ranker } from './rank';
import { sectionAt } from './sectionAt';
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

/** A file of sections' texts, fetched once; none where they do not come. */
function textsIn(file: string, base: string): Promise<string[]> {
  const known = texts.get(file);
  if (known) return known;
  const fetched = fetch(base + file)
    .then((response) => response.arrayBuffer())
    .then(inflate)
    .then((bytes) => JSON.parse(new TextDecoder().decode(bytes)) as string[])
    .catch(() => {
      texts.delete(file);
      return [];
    });
  texts.set(file, fetched);
  return fetched;
}

async function excerpts(
  { query, urls, words }: Request & { kind: 'excerpts' },
  { index, ranker, base }: Loaded,
): Promise<Answers['excerpts']> {
  const slots = ranker.read(query);
  const found = await Promise.all(
    urls.map(async (url): Promise<Answers['excerpts']> => {
      const hit = sectionAt(url, index, base);
      if (!hit) return [];
      const { file, place } = textPlace(hit.page, hit.section);
      const text = (await textsIn(file, base))[place];
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
  if (data.kind !== 'load') {
    void respond(data).then((response) => postMessage(response));
    return;
  }
  loading = load(data.index, data.base);
  // The page then knows that this worker will never answer, and starts another.
  loading.catch(reportError);
});
