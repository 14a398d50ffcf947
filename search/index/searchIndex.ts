/** The search index that the build writes and the browser reads; its serialization is in `indexFormat.ts`. */

/** Increased with every change of the format; the browser rejects other versions. */
export const INDEX_VERSION = 6;

/** The part of a page under one heading; the first of each page is its lead, under the title. */
export interface IndexedSection {
  heading: string;
  /** The heading's id; empty for the lead. */
  id: string;
  /** Level of the heading, 1 for the lead to 4. */
  depth: number;
}

export interface IndexedPage {
  /** Route with its language: `/zh/config/server/port`. */
  route: string;
  title: string;
  /** The section of the site, as named in the navigation. */
  group: string;
  /** Aliases of the page. */
  aliases: string[];
  sections: IndexedSection[];
  /** Indexes of the sections at which further text files start, ascending; see `textParts.ts`. */
  cuts: number[];
}

/** Where a section contains a term, from least to most relevant; `subject` is its description and keywords. */
export const FIELD = { codeOnly: 0, once: 1, repeated: 2, often: 3, subject: 4 } as const;

export interface SearchIndex {
  pages: IndexedPage[];
  /** All terms, sorted by code unit. */
  terms: string[];
  /** Postings of term t are those from `starts[t]` to `starts[t + 1]`. Very common terms have none. */
  starts: Uint32Array;
  /** Section of each posting, numbered across all pages; ascending within a term. */
  sections: Uint32Array;
  /** One of `STANDING` for each posting. */
  fieldsByTerm: Uint8Array;
  /** Number of words in each section. */
  lengths: Uint32Array;
  /**
   * For each page, hashes of identifiers that few pages contain and no name includes, ascending; see
   * `identifiers.ts`.
   */
  identifiers: number[][];
}

/** Path of a language's index below the site's base; with versions, one for each. */
export const indexFile = (lang: string, version = ''): string =>
  `search/${version && `${version}/`}${lang}.json`;

/** Path of a text file of a page, below the site's base. */
export const textFile = (route: string, part = 0): string =>
  `search${route.endsWith('/') ? `${route}index` : route}${part > 0 ? `.${part}` : ''}.json`;

/** The file with the text of a section, and the section's index in that file. */
export function textPlace(
  { route, cuts }: Pick<IndexedPage, 'route' | 'cuts'>,
  section: number,
): { file: string; place: number } {
  const part = cuts.filter((cut) => cut <= section).length;
  return { file: textFile(route, part), place: section - (cuts[part - 1] ?? 0) };
}
