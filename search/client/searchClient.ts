import type { SearchHit } from './searchHit';

/** Hits of one answer; specification §9. */
export const HITS_PER_PAGE = 20;

/** Hits that a reader sees before scrolling; the others' passages are fetched for those who look further. */
export const HITS_IN_VIEW = 7;

/** Queries that are suggested where nothing was found; specification §9. */
export const MAX_SUGGESTIONS = 3;

export interface SearchAnswer {
  /** Best first. */
  hits: SearchHit[];
  /** How many sections were found, those not sent included: the service's `nbHits`; specification §7. */
  total?: number;
  /** Names this answer to the service's analytics, where they are on; specification §7. */
  queryID?: string;
  /** Queries that may serve better, where the service knows any. */
  suggestions?: string[];
}

interface SearchOptions {
  /** Words of a snippet; specification §9. */
  snippetWords: number;
  /** Most hits of an answer; specification §9. */
  hitsPerPage: number;
}

/** Answers queries: an index of the site's own, or a hosted service. */
export interface SearchClient {
  /** Names the reader's stored searches; specification §7. */
  indexName: string;
  /** Rejects with an error whose message says why there is no answer. */
  search: (query: string, options: SearchOptions) => Promise<SearchAnswer>;
  /**
   * Passages for hits that came without one, by `objectID`, with marks around what the query found.
   * They may come later than the hits, and need not come at all.
   */
  excerpts?: (
    query: string,
    hits: readonly SearchHit[],
    words: number,
  ) => Promise<Map<string, string>>;
}
