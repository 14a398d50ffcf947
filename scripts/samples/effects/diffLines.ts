/** A line of one of two texts, or of both. */
export interface DiffLine {
  readonly mark: ' ' | '-' | '+';
  readonly text: string;
}

/** The shortest list of removed and added lines that turns one text into the other, removed lines first. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, young] = [linesOf(before), linesOf(after)];
  let start = 0;
  while (start < Math.min(old.length, young.length) && old[start] === young[start]) start += 1;
  let end = 0;
  const rest = Math.min(old.length, young.length) - start;
  while (end < rest && old.at(-1 - end) === young.at(-1 - end)) end += 1;
  return fromOpening([
    ...old.slice(0, start).map(common),
    ...middle(old.slice(start, old.length - end), young.slice(start, young.length - end)),
    ...old.slice(old.length - end).map(common),
  ]);
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

const common = (text: string): DiffLine => ({ mark: ' ', text });

/** The lines between the common start and end, by the longest common subsequence. */
function middle(old: readonly string[], young: readonly string[]): DiffLine[] {
  const length = sharedLengths(old, young);
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < young.length) {
    const [left, right] = [old[i], young[j]];
    if (left !== undefined && left === right) {
      lines.push(common(left));
      i += 1;
      j += 1;
    } else if (left !== undefined && length(i + 1, j) >= length(i, j + 1)) {
      lines.push({ mark: '-', text: left });
      i += 1;
    } else {
      lines.push({ mark: '+', text: right ?? '' });
      j += 1;
    }
  }
  return lines;
}

/** Moves changes that start with the closing bracket of the block above, `}, { … `, down to their own closing bracket. */
function fromOpening(lines: readonly DiffLine[]): DiffLine[] {
  const result = [...lines];
  let start = 0;
  for (const [index, { mark }] of lines.entries()) {
    if (mark !== lines[index - 1]?.mark) start = index;
    const isEnd = mark !== ' ' && lines[index + 1]?.mark === ' ' && lines[start - 1]?.mark === ' ';
    if (!isEnd) continue;
    for (let [from, to] = [start, index + 1]; ; from += 1, to += 1) {
      const [first, next] = [result[from], result[to]];
      if (!first || next?.mark !== ' ' || next.text !== first.text) break;
      if (!/^\s*[)\]}]/.test(first.text)) break;
      result[from] = next;
      result[to] = first;
    }
  }
  return result;
}

/** Returns how many lines two texts share, in order, from a line of each to their ends. */
function sharedLengths(
  old: readonly string[],
  young: readonly string[],
): (i: number, j: number) => number {
  const width = young.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number): number =>
    i > old.length || j > young.length ? -1 : (lengths[i * width + j] ?? 0);
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = young.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        old[i] === young[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return at;
}
