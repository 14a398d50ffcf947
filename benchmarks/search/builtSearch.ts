import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { decodeIndex } from '@search/index/indexFormat';
import { indexFile, textFile, type SearchIndex } from '@search/index/searchIndex';
import { DEFAULT_LANGUAGE, type Language } from '@config/site';
import { groupHits } from '@search/client/searchHit';
import { answer } from '@search/rank/answer';
import { Ranker } from '@search/rank/rank';
import { HITS_IN_VIEW, HITS_PER_PAGE } from '@search/client/searchClient';
import { textFilesOf } from './textFiles';

const DIST = join(import.meta.dirname, '../../dist');

/** Size of a response's headers. */
const HEADER_BYTES = 280;

const weights = new Map<string, number>();

/** Size of a file with Brotli, including headers. */
function weightOf(file: string): number {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const weight = brotliCompressSync(readFileSync(join(DIST, file))).length + HEADER_BYTES;
  weights.set(file, weight);
  return weight;
}

const openIndex = (lang: Language): SearchIndex =>
  decodeIndex(readFileSync(join(DIST, indexFile(lang)), 'utf8'));

/** Maximum size of a first query: the index, and for each visible hit the largest texts. */
export function mostBytes(lang: Language): number {
  const texts = openIndex(lang).pages.flatMap(({ route, cuts }) =>
    [0, ...cuts].map((_, part) => weightOf(textFile(route, part))),
  );
  return weightOf(indexFile(lang)) + HITS_IN_VIEW * Math.max(...texts);
}

/** Searches the built index of a language like the browser. */
export function openBuiltSearch(lang: Language) {
  const index = openIndex(lang);
  const ranker = new Ranker(index);
  const prefix = lang === DEFAULT_LANGUAGE ? '' : `/${lang}`;
  return (query: string) => {
    const hits = answer(query, HITS_PER_PAGE, { ranker, index, base: '/' });
    const shown = groupHits(hits, HITS_PER_PAGE).flatMap((group) => group.hits);
    const routes = new Set(shown.map(({ url }) => url.replace(/#.*/, '')));
    const texts = Array.from(textFilesOf(shown, index), weightOf);
    return {
      /** Pages of the hits as shown, each once; routes without a language. */
      found: Array.from(routes, (route) => route.slice(prefix.length)),
      /** Size of the index and the visible passages. */
      bytes: weightOf(indexFile(lang)) + texts.reduce((sum, bytes) => sum + bytes, 0),
    };
  };
}
