/** Hits of one answer; specification §9. */
export const HITS_PER_PAGE = 20;

/** Hits that a reader sees before scrolling; the others' passages are fetched for those who look further. */
export const HITS_IN_VIEW = 7;

/** Queries that are suggested where nothing was found; specification §9. */
export const MAX_SUGGESTIONS = 3;
