/** Maximum length of the search input, in characters; specification §9. */
export const MAX_QUERY_LENGTH = 64;

/** The initial query: the selected text in one line, cut to the maximum length; specification §5. */
export const queryFrom = (selection: string): string =>
  selection.replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY_LENGTH);
