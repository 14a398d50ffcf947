/** Search input, in characters; specification §9. */
export const MAX_QUERY_LENGTH = 64;

/** The query to start from: what the reader had selected, on one line, as long as the input takes; specification §5. */
export const queryFrom = (selection: string): string =>
  selection.replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY_LENGTH);
