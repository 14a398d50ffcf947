import type { PlacedPage } from '@search/index/buildIndex';
import type { Language } from '@config/site';

/** Transferred bytes, with bodies compressed as by a host, without headers. */
export interface WireBytes {
  /** The engine's own code, without any index. */
  readonly client: number;
  /** Parts of the index that a query and its visible hits require. */
  readonly index: number;
}

/** An index opened as in a browser. */
export interface OpenIndex {
  /** Routes of the found pages, best first, each once. */
  search(query: string): Promise<string[]>;
  /** Bytes that a visit with this as its first query would load. */
  firstQueryBytes(query: string): Promise<WireBytes>;
  close(): Promise<void>;
}

/**
 * Metadata of a page that this site's index uses besides its text, equal for every engine: description, aliases,
 * keywords.
 */
export const subjectOf = ({ description, aliases, keywords }: PlacedPage): string =>
  [description, aliases.join(', '), keywords].filter(Boolean).join('\n');

/** A way to search the built pages of one language without a server. */
export interface SearchEngine {
  readonly name: string;
  open(pages: readonly PlacedPage[], lang: Language): Promise<OpenIndex>;
}
