/** Shorter words move to the next line as a whole; names such as WebAssembly, which begin with a capital letter, sooner. */
const SHORTEST_BROKEN = { identifier: 11, name: 14 };

const WORD = /[\w$.]+/g;

/** After a dot within a word, and between the humps of camelCase. */
const BREAK = /(?<=\w\.)(?=[A-Za-z_$])|(?<=[a-z\d])(?=[A-Z])/;

/**
 * Splits a text where its long identifiers may break: `performance.removeMomentLocale` after the dot and before each
 * capital letter.
 */
export function splitAtBreakPoints(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const [first = '', ...rest] =
      word.length < SHORTEST_BROKEN[/^[A-Z]/.test(word) ? 'name' : 'identifier']
        ? [word]
        : word.split(BREAK);
    part += text.slice(end, index) + first;
    for (const next of rest) {
      parts.push(part);
      part = next;
    }
    end = index + word.length;
  }
  return [...parts, part + text.slice(end)];
}
