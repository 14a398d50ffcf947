import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { PlacedPage } from '@search/index/buildIndex';
import { bigrams } from './bigrams';
import { pinned, pinnedFile } from './pinned';
import { subjectOf, type SearchEngine } from './SearchEngine';

interface Section {
  readonly id: string;
  readonly route: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  /** Id of the page's first section. */
  readonly subject: string;
}

interface Index {
  addAll(sections: readonly Section[]): void;
  search(query: string): readonly { readonly route: string }[];
}

interface MiniSearchModule {
  readonly default: new (options: object) => Index;
}

const MODULE = 'minisearch/dist/es/index.js';

/**
 * The settings of VitePress for its local search, including headings; aliases and keywords weigh as much as headings.
 */
const SEARCH = { fuzzy: 0.2, prefix: true, boost: { title: 4, heading: 2, subject: 2, text: 1 } };

const sectionsOf = (page: PlacedPage): Section[] =>
  page.sections.map(({ heading, id, prose, code }, at) => ({
    id: `${page.route}#${id}`,
    route: page.route,
    title: page.title,
    heading,
    text: `${prose} ${code}`,
    subject: at === 0 ? subjectOf(page) : '',
  }));

async function clientBytes(): Promise<number> {
  const { minifySync } = await pinned<{
    minifySync: (code: string, options: object) => { readonly code: string };
  }>('@swc/core/index.js');
  const published = readFileSync(pinnedFile(MODULE), 'utf8');
  return brotliCompressSync(
    minifySync(published, { module: true, compress: true, mangle: true }).code,
  ).length;
}

/** A single index, loaded completely and searched in the page. */
export const miniSearch: SearchEngine = {
  name: 'MiniSearch, bigrams',
  async open(pages) {
    const { default: MiniSearch } = await pinned<MiniSearchModule>(MODULE);
    const index = new MiniSearch({
      fields: ['title', 'heading', 'subject', 'text'],
      storeFields: ['route', 'title', 'heading'],
      tokenize: bigrams,
      searchOptions: SEARCH,
    });
    index.addAll(pages.flatMap(sectionsOf));
    const client = await clientBytes();
    let indexBytes: number | undefined;
    return {
      search: (query) =>
        Promise.resolve([...new Set(index.search(query).map(({ route }) => route))]),
      firstQueryBytes() {
        indexBytes ??= brotliCompressSync(JSON.stringify(index)).length;
        return Promise.resolve({ client, index: indexBytes });
      },
      close: () => Promise.resolve(),
    };
  },
};
