/** Hyphens count as spaces; specification §5 'Overview filter'. */
const normalized = (text: string): string => text.toLowerCase().replaceAll('-', ' ');

/** `output.sourceMap` → `output source map`: splits identifiers at dots and capitals, as users type them. */
const inWords = (text: string): string =>
  normalized(text.replace(/(?<=\w)\.(?=\w)|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' '));

/** Whether a filter's query is a substring of the text, or of the words in its identifiers, in any case. */
export function matchesText(text: string, query: string): boolean {
  const wanted = normalized(query).trim();
  return normalized(text).includes(wanted) || inWords(text).includes(wanted);
}
