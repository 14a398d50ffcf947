import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildIndex } from '@search/index/buildIndex';
import { decodeIndex, encodeIndex } from '@search/index/indexFormat';
import { textFile } from '@search/index/searchIndex';
import { textParts } from '@search/index/textParts';
import { groupHits } from '@search/client/searchHit';
import { answer } from '@search/rank/answer';
import { Ranker } from '@search/rank/rank';
import { HITS_PER_PAGE } from '@search/client/searchClient';
import { textFilesOf } from '../textFiles';
import type { SearchEngine } from './SearchEngine';

const SCRIPTS = join(import.meta.dirname, '../../../dist/static/js');

/** A string that only the worker contains, among the built site's scripts. */
const WORKER_SAYS = 'The search index was never loaded.';

function workerBytes(): number {
  const scripts = readdirSync(SCRIPTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(SCRIPTS, file)));
  const worker = scripts.find((script) => script.includes(WORKER_SAYS));
  if (!worker) throw new Error('dist/ holds no search worker: run npm run build');
  return brotliCompressSync(worker).length;
}

/** The site's own engine: an index of words by section, and separate passages of each page. */
export const site: SearchEngine = {
  name: 'this site',
  open(pages, lang) {
    const stored = encodeIndex(buildIndex(pages, lang));
    const index = decodeIndex(stored);
    const indexBytes = brotliCompressSync(stored).length;
    const ranker = new Ranker(index);
    const client = workerBytes();
    const weights = new Map(
      pages.flatMap(({ route, sections }) =>
        textParts(sections).map((texts, part) => [
          textFile(route, part),
          brotliCompressSync(JSON.stringify(texts)).length,
        ]),
      ),
    );
    const shownFor = (query: string) => {
      const hits = answer(query, HITS_PER_PAGE, { ranker, index, base: '/' });
      return groupHits(hits, HITS_PER_PAGE).flatMap((group) => group.hits);
    };
    return Promise.resolve({
      search(query) {
        const routes = shownFor(query).map(({ url }) => url.replace(/#.*/, ''));
        return Promise.resolve([...new Set(routes)]);
      },
      firstQueryBytes(query) {
        const files = [...textFilesOf(shownFor(query), index)];
        const texts = files.map((file) => weights.get(file) ?? 0);
        return Promise.resolve({
          client,
          index: indexBytes + texts.reduce((sum, text) => sum + text, 0),
        });
      },
      close: () => Promise.resolve(),
    });
  },
};
