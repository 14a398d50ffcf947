/** The search index as the build writes it and the browser reads it; its encoding is in `indexFormat.ts`. */

/** Raised with every change of the encoding; the browser refuses another. */
export const INDEX_VERSION = 6;

/** A part of a page under one heading; the first of each page is its lead, under the title. */
export interface IndexedSection {
  heading: string;
  /** The heading's id; empty for the lead. */
  id: string;
  /** Level of the heading, 1 for the lead to 4. */
  depth: number;
}

export interface IndexedPage {
  /** Address below the base, with its language: `/zh/config/server/port`. */
  route: string;
  title: string;
  /** The part of the site that the page belongs to, as the navigation names it. */
  group: string;
  /** What readers call the page beside its title. */
  aliases: string[];
  sections: IndexedSection[];
  /** Sections from which on the texts lie in a further file, ascending; see `textParts.ts`. */
  cuts: number[];
}

/** How a term stands in a section, from weakest to strongest; the subject is what its description and keywords say. */
export const FIELD = { codeOnly: 0, once: 1, repeated: 2, often: 3, subject: 4 } as const;

export interface SearchIndex {
  pages: IndexedPage[];
  /** All terms, sorted by code unit. */
  terms: string[];
  /** Postings of term t are those from `starts[t]` to `starts[t + 1]`. A term without any stands nearly everywhere. */
  starts: Uint32Array;
  /** Section of each posting, counted over all pages; ascending within a term. */
  sections: Uint32Array;
  /** One of `STANDING` for each posting. */
  fieldsByTerm: Uint8Array;
  /** Words of each section. */
  lengths: Uint32Array;
  /** By page, hashes of the identifiers that few pages have and no name says, ascending; see `identifiers.ts`. */
  identifiers: number[][];
}

/** Where the index of a language lies, below the site's base; a site with versions has one for each. */
export const indexFile = (lang: string, version = ''): string =>
  `search/${version && `${version}/`}${lang}.json`;

/** Where a part of the texts of a page's sections lies, below the site's base. */
export const textFile = (route: string, part = 0): string =>
  `search${route.endsWith('/') ? `${route}index` : route}${part > 0 ? `.${part}` : ''}.json`;

/** The file that holds the text of a page's section, and the section's place among the texts of that file. */
export function textPlace(
  { route, cuts }: Pick<IndexedPage, 'route' | 'cuts'>,
  section: number,
): { file: string; place: number } {
  const part = cuts.filter((cut) => cut <= section).length;
  return { file: textFile(route, part), place: section - (cuts[part - 1] ?? 0) };
}
