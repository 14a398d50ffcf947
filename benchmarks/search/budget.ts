/** At most this many bytes for the first query of a visit, in parts that are checked apart. */
const FIRST_QUERY_BYTES = 165_000;

/** The modal and its worker; held by tests/browser/search.spec.ts. */
export const CODE_BYTES = 27_800;

/** The index and the passages of the hits in view; held by `npm run check:search`. */
export const INDEX_BYTES = FIRST_QUERY_BYTES - CODE_BYTES;

/** Least share of golden queries whose page is among the first three. */
export const LEAST_HIT_AT_3 = 0.96;

/** Least mean reciprocal rank of the golden queries of a language. */
export const LEAST_MEAN_RECIPROCAL_RANK = 0.95;

/** Fewer golden queries than these prove nothing. */
export const LEAST_QUERIES = 120;
