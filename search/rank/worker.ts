/** Answers queries in a separate thread, so that typing isn't blocked. */
import { MAX_SUGGESTIONS } from '../client/searchClient';
import { decodeIndex } from '../index/indexFormat';
import { type SearchIndex, textPlace } from '../index/searchIndex';
import { joined } from '../words/terms';
import { answer } from './answer';
import { excerpt, foundRanges } from './marks';
import type { Answers, Request, Response as Reply } from './messages';
import { Ranker } from './rank';
import { sectionAt } from './sectionAt';

const bigramsOf = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));

/** Titles of the pages most similar to a query without hits, or else sections of the site. */
function suggest(query: string, { pages }: SearchIndex): string[] {
  const wanted = bigramsOf(joined(query));
  const similar = pages
    .map(({ title }) => {
      const pairs = bigramsOf(joined(title));
      const shared = [...pairs].filter((pair) => wanted.has(pair)).length;
      return { title, similarity: shared / Math.max(1, pairs.size + wanted.size) };
    })
    .filter(({ similarity }) => similarity > 0)
    .sort((a, b) => b.similarity - a.similarity)
    .map(({ title }) => title);
  const groups = pages.map(({ group }) => group).filter(Boolean);
  return [...new Set([...similar, ...groups])].slice(0, MAX_SUGGESTIONS);
}

interface Loaded {
  index: SearchIndex;
  ranker: Ranker;
  base: string;
}

let loaded: Loaded | undefined;
const texts = new Map<string, Promise<string[]>>();

function load(text: string, base: string): Loaded {
  const index = decodeIndex(text);
  return { index, ranker: new Ranker(index), base };
}

/** A text file, fetched once; empty if it can't be fetched. */
function textsIn(file: string, base: string): Promise<string[]> {
  const known = texts.get(file);
  if (known) return known;
  const fetched = fetch(base + file)
    .then((response) => response.json() as Promise<string[]>)
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
  const queryTerms = ranker.read(query);
  const found = await Promise.all(
    urls.map(async (url): Promise<Answers['excerpts']> => {
      const hit = sectionAt(url, index, base);
      if (!hit) return [];
      const { file, place } = textPlace(hit.page, hit.section);
      const text = (await textsIn(file, base))[place];
      if (text === undefined) return [];
      const passage = excerpt(text, foundRanges(text, queryTerms, ranker.vocabulary), words);
      return passage === undefined ? [] : [[url, passage]];
    }),
  );
  return found.flat();
}

async function respond(request: Exclude<Request, { kind: 'load' }>): Promise<Reply> {
  const { number } = request;
  try {
    if (!loaded) throw new Error('The search index was never loaded.');
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
  // The page receives the error, discards this worker and starts another.
  loaded = load(data.index, data.base);
});
