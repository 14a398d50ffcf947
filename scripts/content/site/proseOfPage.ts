import { frontMatterOf } from './frontMatter';
import type { Prose, Source } from './Site';

/** Front matter keys that are displayed as text. */
const TEXT_KEYS = ['title', 'description'];

/** All prose of a page, starting with its title and description. */
export function proseOfPage(source: Source): Prose[] {
  return [...TEXT_KEYS.flatMap((key) => frontMatterProse(source, key)), ...source.prose];
}

function frontMatterProse(source: Source, key: string): Prose[] {
  const text = frontMatterOf(source, key);
  if (typeof text !== 'string') return [];
  const line = source.frontMatter?.lineOf([key]) ?? 1;
  const written = source.text.split('\n')[line - 1] ?? '';
  const offset = written.indexOf(text);
  const column = offset < 0 ? undefined : offset + 1;
  return [{ kind: 'front matter', text, pieces: [{ at: 0, line, column }] }];
}

/** Position in the file of a character in prose. */
export function placeIn(
  { pieces }: Prose,
  index: number,
): {
  line: number;
  column: number | undefined;
} {
  const piece = pieces.findLast(({ at }) => at <= index);
  const column = piece?.column;
  return {
    line: piece?.line ?? 1,
    column: column === undefined ? undefined : column + index - (piece?.at ?? 0),
  };
}
