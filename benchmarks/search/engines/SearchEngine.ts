import type { PlacedPage } from '@search/index/buildIndex';
import type { Language } from '@config/site';

/** Bytes over the wire, bodies compressed as a host would, without headers. */
export interface WireBytes {
  /** The engine's own code, before any index. */
  readonly client: number;
  /** What it fetches of the index to answer and to show the hits in view. */
  readonly index: number;
}

/** An index that has been opened as a browser opens it. */
export interface OpenIndex {
  /** Routes of the pages that answer, best first, each once. */
  search(query: string): Promise<string[]>;
  /** What a visit whose first query this is would fetch. */
  firstQueryBytes(query: string): Promise<WireBytes>;
  close(): Promise<void>;
}

/** What this site's index knows of a page beside its text, for every engine alike: description, other names, words of readers. */
export const subjectOf = ({ description, aliases, keywords }: PlacedPage): string =>
  [description, aliases.join(', '), keywords].filter(Boolean).join('\n');

/** A way to search the built pages of one language without a server. */
export interface SearchEngine {
  readonly name: string;
  open(pages: readonly PlacedPage[], lang: Language): Promise<OpenIndex>;
}
