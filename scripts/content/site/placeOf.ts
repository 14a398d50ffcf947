import type { Node } from 'mdast';

/** Start position of a syntax tree node. */
export function placeOf({ position }: Node): { line: number; column: number } {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}
