import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { decodeIndex } from '@config/search/decodeIndex';
import { indexFile, textFile } from '@config/search/searchIndex';
import { DEFAULT_LANGUAGE, type Language } from '@config/site';
import { groupHits } from '@model/searchHit';
import { answer } from '@search/embedded/answer';
import { Ranker } from '@search/embedded/rank';
import { HITS_IN_VIEW, HITS_PER_PAGE } from '@search/limits';

const DIST = join(import.meta.dirname, '../../dist');

/** What an answer costs beside its body. */
const HEADER_BYTES = 280;

const weightOf = (file: string): number => statSync(join(DIST, file)).size + HEADER_BYTES;

/** Answers as the browser does, from the built index of a language. */
export function openBuiltSearch(lang: Language) {
  const index = decodeIndex(inflateRawSync(readFileSync(join(DIST, indexFile(lang)))));
  const ranker = new Ranker(index);
  const prefix = lang === DEFAULT_LANGUAGE ? '' : `/${lang}`;
  return (query: string) => {
    const hits = answer(query, HITS_PER_PAGE, { ranker, index, base: '/' });
    const shown = groupHits(hits, HITS_PER_PAGE).flatMap((group) => group.hits);
    const routesOf = (some: typeof shown) => [
      ...new Set(some.map(({ url }) => url.replace(/#.*/, ''))),
    ];
    const texts = routesOf(shown.slice(0, HITS_IN_VIEW)).map((route) => weightOf(textFile(route)));
    return {
      /** Pages of the hits as shown, each once; routes without a language. */
      found: routesOf(shown).map((route) => route.slice(prefix.length)),
      /** What the index and the passages in view weigh. */
      bytes: weightOf(indexFile(lang)) + texts.reduce((sum, bytes) => sum + bytes, 0),
    };
  };
}
