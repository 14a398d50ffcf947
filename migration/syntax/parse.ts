import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser, type Options, type Program } from 'acorn';
import { lineAt } from './nodes';

/** Where the parser stopped. */
export interface SyntaxFault {
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  /** The text that it met; empty at the end of the file. */
  readonly found: string;
  /** What can stand there, such as `,` or `}`; empty if it isn't known. */
  readonly expected: readonly string[];
  /** The line of the bracket that is open there. */
  readonly opened?: number;
}

export interface ParsedFile {
  readonly program: Program;
  /** The text that positions refer to. */
  readonly code: string;
  readonly fault?: SyntaxFault;
  /** Where the text ends after a syntax error, before the brackets that are closed there. */
  readonly cutAt?: number;
}

const TypeScriptParser = Parser.extend(tsPlugin());

const OPTIONS: Options = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  allowAwaitOutsideFunction: true,
  allowHashBang: true,
  allowReturnOutsideFunction: true,
};

const CLOSERS: Readonly<Partial<Record<string, string>>> = {
  '{': '}',
  '${': '}',
  '[': ']',
  '(': ')',
};

/** How many places before an error are tried, from the last. */
const MAX_CUTS = 40;
/** In milliseconds. */
const MAX_RECOVERY = 500;

interface Bracket {
  readonly text: string;
  readonly at: number;
}

/** A place where the text can end, if the open brackets are closed there. */
interface Cut {
  readonly at: number;
  readonly open: readonly Bracket[];
}

/**
 * Parses a configuration in JavaScript or TypeScript, without running it. After a syntax error, the result holds what
 * comes before the error. Text that is no module can be an object, or a part of one.
 */
export function parseConfig(code: string): ParsedFile {
  const whole = parsed(code);
  if ('program' in whole) return isExpression(whole.program) ? asExpression(whole) : whole;
  for (const [start, end] of [
    ['({', '\n})'],
    ['(', '\n)'],
  ] as const) {
    const wrapped = parsed(`${start}${code}${end}`);
    if ('program' in wrapped) return wrapped;
  }
  const cuts = cutsBefore(code, whole.at);
  return { ...beforeFault(code, cuts), fault: faultAt(code, whole.at, cuts) };
}

function parsed(code: string): ParsedFile | { at: number } {
  try {
    return { program: TypeScriptParser.parse(code, OPTIONS), code };
  } catch (error) {
    const at = (error as { pos?: unknown }).pos;
    return { at: typeof at === 'number' ? at : 0 };
  }
}

/** Whether the text is `{ … }` or `resolve: { … }`, which as a module would be a block or labels. */
const isExpression = ({ body }: Program): boolean =>
  body.length > 0 &&
  body.every(({ type }) => type === 'BlockStatement' || type === 'LabeledStatement');

function asExpression(file: ParsedFile): ParsedFile {
  const [start, end] =
    file.program.body[0]?.type === 'BlockStatement' ? ['(', '\n)'] : ['({', '\n})'];
  const wrapped = parsed(`${start}${file.code}${end}`);
  return 'program' in wrapped ? wrapped : file;
}

/** The places before a position where an item of a list, object or program ends. */
function cutsBefore(code: string, end: number): Cut[] {
  const cuts: Cut[] = [{ at: 0, open: [] }];
  let open: Bracket[] = [];
  try {
    for (const token of Parser.tokenizer(code.slice(0, end), OPTIONS)) {
      const text = code.slice(token.start, token.end);
      if (CLOSERS[text] !== undefined && token.type.label === text) {
        open = [...open, { text, at: token.start }];
      } else if (token.type.label === ')' || token.type.label === ']' || token.type.label === '}') {
        open = open.slice(0, -1);
      }
      if (open.length > 200) break;
      if ([',', ';', '{', '[', '(', '}'].includes(token.type.label)) {
        cuts.push({ at: token.end, open });
      }
    }
  } catch {
    // An open string, template or regular expression ends the list.
  }
  return cuts;
}

/** Parses the longest beginning that is valid once its brackets are closed. */
function beforeFault(code: string, cuts: readonly Cut[]): ParsedFile {
  const deadline = Date.now() + MAX_RECOVERY;
  for (const { at, open } of cuts.slice(-MAX_CUTS).reverse()) {
    const closers = open.map(({ text }) => CLOSERS[text] ?? '').reverse();
    for (const start of ['', '(']) {
      const file = parsed(`${start}${code.slice(0, at)}${closers.join('')}${start && ')'}`);
      if ('program' in file) return { ...file, cutAt: at + start.length };
    }
    if (Date.now() > deadline) break;
  }
  return parsed('') as ParsedFile;
}

const EXPECTED: Readonly<Partial<Record<string, readonly string[]>>> = {
  '{': [',', '}'],
  '${': ['}'],
  '[': [',', ']'],
  '(': [',', ')'],
};

function faultAt(code: string, at: number, cuts: readonly Cut[]): SyntaxFault {
  const last = cuts.at(-1)?.open.at(-1);
  const before = code.slice(0, at).trimEnd();
  const isAfterValue = /[\w$'"`\])}]$/.test(before);
  const lineStart = code.lastIndexOf('\n', at - 1) + 1;
  const found = /^(?:[\w$]+|[^\s\w$])/.exec(code.slice(at).trimStart())?.[0] ?? '';
  return {
    line: lineAt(code, at),
    column: at - lineStart + 1,
    found,
    expected: (last && isAfterValue && EXPECTED[last.text]) || [],
    ...(last && { opened: lineAt(code, last.at) }),
  };
}
