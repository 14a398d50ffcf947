import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';

interface DiffLine {
  readonly sign: '-' | '+' | ' ';
  readonly text: string;
}

const readLine = (line: string): DiffLine => {
  const sign = line[0] === '-' || line[0] === '+' ? line[0] : ' ';
  return { sign, text: line.slice(1) };
};

/** Compares lines as a person would, ignoring indentation and trailing commas. */
const alike = (a: string, b: string): boolean => bare(a) === bare(b);
const bare = (line: string): string => line.trim().replace(/,$/, '');

const indentOf = (line: string): string => /^\s*/.exec(line)?.[0] ?? '';

/**
 * Applies a diff to a file as a person would: finds lines in order, anywhere in the file, keeps lines between them,
 * and fixes commas of JSON.
 * @throws if the file lacks a removed line or the line next to an added one
 */
export function applyDiff(file: string, content: string, diff: string): string {
  const lines = content.split('\n');
  let at = 0;
  /** How much deeper the file is indented than the diff. */
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
  const codes = errors.map(({ error }) => printParseErrorCode(error));
  const code = codes.find((name) => name !== 'CommaExpected');
  if (code) throw new Error(`${file} is no JSON any more: ${code}`);
  return `${JSON.stringify(value, null, 2)}\n`;
}
