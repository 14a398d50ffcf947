import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, inflateRawSync } from 'node:zlib';
import { buildIndex, type PlacedPage } from '@config/search/buildIndex';
import { decodeIndex } from '@config/search/decodeIndex';
import { compress, encodeIndex } from '@config/search/encodeIndex';
import { groupHits } from '@model/searchHit';
import { answer } from '@search/embedded/answer';
import { Ranker } from '@search/embedded/rank';
import { HITS_IN_VIEW, HITS_PER_PAGE } from '@search/limits';
import type { SearchEngine } from './SearchEngine';

const SCRIPTS = join(import.meta.dirname, '../../../dist/static/js');

/** What the worker alone says, in the built site's scripts. */
const WORKER_SAYS = 'The search index was never loaded.';

function workerBytes(): number {
  const scripts = readdirSync(SCRIPTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(SCRIPTS, file)));
  const worker = scripts.find((script) => script.includes(WORKER_SAYS));
  if (!worker) throw new Error('dist/ holds no search worker: run npm run build');
  return brotliCompressSync(worker).length;
}

/** The site's own: an index of words by section, and the passages of each page apart. */
export const site: SearchEngine = {
  name: 'this site',
  open(pages, lang) {
    const bytes = encodeIndex(buildIndex(pages, lang));
    const index = decodeIndex(inflateRawSync(bytes));
    const ranker = new Ranker(index);
    const client = workerBytes();
    const byRoute = new Map(pages.map((page) => [page.route, page]));
    const routesOf = (query: string, atMost: number): string[] => {
      const hits = answer(query, HITS_PER_PAGE, { ranker, index, base: '/' });
      const shown = groupHits(hits, HITS_PER_PAGE).flatMap((group) => group.hits);
      return [...new Set(shown.slice(0, atMost).map(({ url }) => url.replace(/#.*/, '')))];
    };
    return Promise.resolve({
      search: (query) => Promise.resolve(routesOf(query, HITS_PER_PAGE)),
      firstQueryBytes(query) {
        const texts = routesOf(query, HITS_IN_VIEW).map((route) => textBytes(byRoute.get(route)));
        return Promise.resolve({
          client,
          index: bytes.length + texts.reduce((sum, text) => sum + text, 0),
        });
      },
      close: () => Promise.resolve(),
    });
  },
};

function textBytes(page: PlacedPage | undefined): number {
  const texts = page?.sections.map(({ prose, code }) => `${prose}\n${code}`.trim()) ?? [];
  return compress(Buffer.from(JSON.stringify(texts))).length;
}
