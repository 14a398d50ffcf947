import { diffLines, type DiffLine } from './diffLines';

/** Replaces omitted lines. */
const OMITTED = '…';

/** A list of at most this many lines is shown whole. */
const WHOLE_UP_TO = 30;

const indentOf = (text: string): number => text.search(/\S|$/);

/** The outermost braces, which enclose everything. */
const isOutermost = ({ text }: DiffLine): boolean => /^[{}]$/.test(text);

/**
 * The difference between two indented texts: each changed line within the lines that enclose it, and `…` for others. A
 * change that repeats one above, such as that of a second rule, is `+…`.
 * @returns lines of a diff, each with its mark; empty if the texts are equal
 */
export function essentialLines(before: string, after: string): string[] {
  const lines = diffLines(before, after);
  const changed = firstOfEach(changes(lines)).flat();
  const kept = new Set(changed.flatMap((index) => [index, ...enclosing(lines, index)]));
  return withMarks(
    lines,
    [...kept].filter((index) => lines[index] && !isOutermost(lines[index])),
  ).map(written);
}

/** The difference between two lists of files, with the unchanged ones if there are few. */
export function listedLines(before: string, after: string): string[] {
  const lines = diffLines(before, after);
  if (lines.every(({ mark }) => mark === ' ')) return [];
  const isShort = lines.length <= WHOLE_UP_TO;
  return lines.filter(({ mark }) => isShort || mark !== ' ').map(written);
}

const written = ({ mark, text }: DiffLine): string => `${mark}${text}`;

interface Change {
  /** Positions of adjacent changed lines. */
  readonly indexes: number[];
  /** Their text, whatever their indentation. */
  text: string;
}

function changes(lines: readonly DiffLine[]): Change[] {
  const found: Change[] = [];
  for (const [index, { mark, text }] of lines.entries()) {
    if (mark === ' ') continue;
    let last = found.at(-1);
    if (last?.indexes.at(-1) !== index - 1) {
      last = { indexes: [], text: '' };
      found.push(last);
    }
    last.indexes.push(index);
    last.text += `${mark}${text.trim()}\n`;
  }
  return found;
}

const firstOfEach = (found: readonly Change[]): number[][] =>
  found
    .filter(({ text }, index) => found.findIndex((other) => other.text === text) === index)
    .map(({ indexes }) => indexes);

/**
 * Lines that enclose a line: the nearest with less indentation before and after it, those of these, and so on; with
 * their comments.
 */
function enclosing(lines: readonly DiffLine[], index: number): number[] {
  return [-1, 1].flatMap((step) => {
    const found: number[] = [];
    let level = indentOf(lines[index]?.text ?? '');
    for (let at = index + step; at >= 0 && at < lines.length; at += step) {
      const indent = indentOf(lines[at]?.text ?? '');
      if (indent < level) {
        found.push(at);
        level = indent;
      }
    }
    return step < 0 ? [index, ...found].flatMap((at) => [at, ...commentAbove(lines, at)]) : found;
  });
}

/** The bundler's configuration has a comment with the name of a rule or plugin above it. */
function commentAbove(lines: readonly DiffLine[], index: number): number[] {
  const [above, line] = [lines[index - 1]?.text ?? '', lines[index]?.text ?? ''];
  return /^\s*\/\* .* \*\/$/.test(above) && indentOf(above) === indentOf(line) ? [index - 1] : [];
}

/** Lines without the indentation that all have, and with a line for each gap. */
function withMarks(lines: readonly DiffLine[], kept: readonly number[]): DiffLine[] {
  const sorted = kept.toSorted((a, b) => a - b);
  const shown = sorted.flatMap((at, index): DiffLine[] => {
    const line = lines[at];
    const previous = sorted[index - 1];
    const gap = previous === undefined ? [] : lines.slice(previous + 1, at);
    return line ? [...omission(gap), line] : [];
  });
  const rest = lines.slice((sorted.at(-1) ?? lines.length) + 1);
  if (rest.some(isChanged)) shown.push(...omission(rest));
  const indent = Math.min(...shown.map(({ text }) => indentOf(text)));
  return shown.map(({ mark, text }) => ({ mark, text: text.slice(indent) }));
}

const isChanged = ({ mark }: DiffLine): boolean => mark !== ' ';

function omission(gap: readonly DiffLine[]): DiffLine[] {
  const indents = gap.filter((line) => !isOutermost(line)).map(({ text }) => indentOf(text));
  if (indents.length === 0) return [];
  const mark = gap.some(isChanged) ? '+' : ' ';
  return [{ mark, text: `${' '.repeat(Math.min(...indents))}${OMITTED}` }];
}
