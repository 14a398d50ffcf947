/** The subset of a font that every card needs. */
const LATIN = 'latin';

/** Whether a `unicode-range` such as `U+4e00,U+4e03-4e0d` contains a character. */
function holds(range: string, codePoint: number): boolean {
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.replace(/^U\+/i, '').split('-');
    return codePoint >= Number.parseInt(first, 16) && codePoint <= Number.parseInt(last, 16);
  });
}

/**
 * The subsets of a font that a text needs, the Latin one first.
 * @param ranges the font's `unicode.json`: `[4]` or `latin` → its range
 * @returns their names in file names: `4`, `latin`
 */
export function subsetsOf(text: string, ranges: Readonly<Record<string, string>>): string[] {
  const { [LATIN]: latin = '' } = ranges;
  const open = new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0));
  const rest = [...open].filter((codePoint) => !holds(latin, codePoint));
  const names = Object.entries(ranges)
    .filter(([name, range]) => name !== LATIN && rest.some((codePoint) => holds(range, codePoint)))
    .map(([name]) => name.replace(/^\[(.*)\]$/, '$1'));
  return [LATIN, ...names];
}
