import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Edit, Problem } from './Problem';

/** Applies the problems' edits. Returns the number of fixed problems. */
export function applyEdits(root: string, problems: readonly Problem[]): number {
  const files = new Set(problems.filter(({ edits }) => edits).map(({ file }) => file));
  let fixed = 0;
  for (const file of files) {
    const absolute = path.join(root, file);
    const groups = problems
      .filter((problem) => problem.file === file)
      .map(({ edits = [] }) => edits);
    const { text, count } = edited(readFileSync(absolute, 'utf8'), groups);
    writeFileSync(absolute, text);
    fixed += count;
  }
  return fixed;
}

/** Applies each group of edits completely, or not at all if it overlaps an earlier one. */
export function edited(
  text: string,
  groups: readonly (readonly Edit[])[],
): { text: string; count: number } {
  const lines = text.split('\n');
  const taken: Edit[] = [];
  const chosen = groups.filter((group) => {
    if (group.length === 0 || group.some((edit) => taken.some((other) => touches(edit, other))))
      return false;
    taken.push(...group);
    return true;
  });
  // From the end, so that columns before an edit stay valid.
  for (const { line, column, length, text: written } of taken.sort((a, b) => b.column - a.column)) {
    const old = lines[line - 1] ?? '';
    lines[line - 1] = old.slice(0, column - 1) + written + old.slice(column - 1 + length);
  }
  return { text: lines.join('\n'), count: chosen.length };
}

function touches(a: Edit, b: Edit): boolean {
  return a.line === b.line && a.column <= b.column + b.length && b.column <= a.column + a.length;
}
