import path from 'node:path';
import { LineCounter, parseDocument } from 'yaml';

/** What the parsers of Markdown and of code say beside their message. */
interface Placed {
  readonly reason?: string;
  readonly line?: number;
  readonly column?: number;
}

const FRONT_MATTER = /^---[^\S\n]*\r?\n([^]*?)^---[^\S\n]*(?:\r?\n|$)/m;

/** A fault as a writer is told it, `docs/en/page.mdx:12:3  what was found`, without the way that it took through the engine. */
export function pageFault(file: string, error: Error & Placed): Error {
  const { reason, line, column, message } = error;
  const place = [path.relative('', file), line, column].filter((part) => part !== undefined);
  const [sentence = ''] = (reason ?? message).split('\n');
  const fault = new Error(`${place.join(':')}  ${sentence}`);
  fault.stack = fault.message;
  return fault;
}

/** The first fault of a page's front matter, which the engine leaves out with a warning where it makes no sense. */
export function frontMatterFault(source: string): (Error & Placed) | undefined {
  const match = FRONT_MATTER.exec(source);
  if (match?.index !== 0) return undefined;
  const lines = new LineCounter();
  const [error] = parseDocument(match[1] ?? '', { lineCounter: lines, prettyErrors: false }).errors;
  if (!error) return undefined;
  const { line, col } = lines.linePos(error.pos[0]);
  const reason = `the front matter is not valid YAML: ${error.message}`;
  return Object.assign(new Error(reason), { reason, line: line + 1, column: col });
}
