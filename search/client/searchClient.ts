import type { SearchHit } from './searchHit';

/** Hits per response; specification §9. */
export const HITS_PER_PAGE = 20;

/** Hits that are visible without scrolling; excerpts of the others load when the user scrolls. */
export const HITS_IN_VIEW = 7;

/** Suggested queries without results; specification §9. */
export const MAX_SUGGESTIONS = 3;

export interface SearchAnswer {
  /** Best first. */
  hits: SearchHit[];
  /** Total number of matches, the service's `nbHits`; specification §7. */
  total?: number;
  /** Id of the response for the service's analytics, if they are on; specification §7. */
  queryID?: string;
  /** Suggested queries, if the service has any. */
  suggestions?: string[];
}

interface SearchOptions {
  /** Words of a snippet; specification §9. */
  snippetWords: number;
  /** Maximum number of hits; specification §9. */
  hitsPerPage: number;
}

/** Answers queries with the embedded index or a hosted service. */
export interface SearchClient {
  /** Name of the user's saved searches; specification §7. */
  indexName: string;
  /** Rejects with an error that describes the failure. */
  search: (query: string, options: SearchOptions) => Promise<SearchAnswer>;
  /**
   * Excerpts for hits without one, by `objectID`, with marks around matches. They may arrive later than the hits, or
   * not at all.
   */
  excerpts?: (
    query: string,
    hits: readonly SearchHit[],
    words: number,
  ) => Promise<Map<string, string>>;
}
