import type { Node } from 'mdast';

/** Where a node of the syntax tree begins. */
export function placeOf({ position }: Node): { line: number; column: number } {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}
