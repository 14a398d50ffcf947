/** Limits in bytes for the first query of a visit, in parts that are checked separately. */
const FIRST_QUERY_BYTES = 178_000;

/** The dialog and its worker; checked by tests/browser/search.spec.ts. */
export const CODE_BYTES = 27_800;

/** The index and the passages of the visible hits; checked by `npm run check:search`. */
export const INDEX_BYTES = FIRST_QUERY_BYTES - CODE_BYTES;

/** Minimum share of golden queries whose page is among the first three. */
export const LEAST_HIT_AT_3 = 0.96;

/** Minimum mean reciprocal rank of the golden queries of a language. */
export const LEAST_MEAN_RECIPROCAL_RANK = 0.95;

/** Minimum number of golden queries for a meaningful result. */
export const LEAST_QUERIES = 120;
