import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';

interface DiffLine {
  readonly sign: '-' | '+' | ' ';
  readonly text: string;
}

const readLine = (line: string): DiffLine => {
  const sign = line[0] === '-' || line[0] === '+' ? line[0] : ' ';
  return { sign, text: line.slice(1) };
};

/** Alike to a person who looks for the line: indentation and a comma at its end aside. */
const alike = (a: string, b: string): boolean => bare(a) === bare(b);
const bare = (line: string): string => line.trim().replace(/,$/, '');

const indentOf = (line: string): string => /^\s*/.exec(line)?.[0] ?? '';

/**
 * Changes a file as a person follows a diff on a page: lines are found in order, wherever they stand, what else
 * stands between them stays, and commas of JSON are set right.
 * @throws where a line that is to go, or beside which something is to come, is not in the file
 */
export function applyDiff(file: string, content: string, diff: string): string {
  const lines = content.split('\n');
  let at = 0;
  /** How far the file is indented beyond the diff. */
  let shift = '';
  for (const { sign, text } of diff.split('\n').map(readLine)) {
    if (sign === '+') {
      lines.splice(at, 0, text === '' ? '' : shift + text);
      at += 1;
    } else if (text.trim() !== '') {
      at = find(lines, text, at, file);
      shift = indentOf(lines[at] ?? '').slice(indentOf(text).length);
      if (sign === '-') lines.splice(at, 1);
      else at += 1;
    }
  }
  const text = lines.join('\n');
  return file.endsWith('.json') ? tidyJson(file, text) : text;
}

function find(lines: readonly string[], text: string, from: number, file: string): number {
  const found = lines.findIndex((line, index) => index >= from && alike(line, text));
  if (found >= 0) return found;
  const above = lines.findIndex((line) => alike(line, text));
  throw new Error(
    above < 0
      ? `${file} has no line \`${text.trim()}\`: correct the diff, or add the step that writes it`
      : `${file} has \`${text.trim()}\` only above, on line ${above + 1}`,
  );
}

function tidyJson(file: string, text: string): string {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { allowTrailingComma: true });
  const faults = errors.map(({ error }) => printParseErrorCode(error));
  const fault = faults.find((name) => name !== 'CommaExpected');
  if (fault) throw new Error(`${file} is no JSON any more: ${fault}`);
  return `${JSON.stringify(value, null, 2)}\n`;
}
