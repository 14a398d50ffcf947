import { existsSync } from 'node:fs';
import path from 'node:path';
import { readYaml } from './parseData';
import { type Diagnostic, diagnosticSentence } from './Diagnostic';
import { includedPath, includesOf, missingInclude } from './includes';
import { markdownDiagnostic } from './markdownDiagnostic';

/** Additional fields of errors from the Markdown and JavaScript parsers. */
interface Placed {
  readonly reason?: string;
  readonly line?: number;
  readonly column?: number;
  /** The parser, such as `micromark-extension-mdx-jsx`. */
  readonly source?: string;
}

const FRONT_MATTER = /^---[^\S\n]*\r?\n([^]*?)^---[^\S\n]*(?:\r?\n|$)/m;

const PARSER = /^(?:micromark|mdast)-/;

/** Path of a file relative to the project's folder. */
export const nameOf = (file: string): string => path.relative('', file).split(path.sep).join('/');

/** Error for a mistake in a page, `docs/en/page.mdx:12:3  what was found`, without a stack trace. */
export function pageDiagnostic(file: string, error: Error & Placed): Error {
  const { reason, line, column, message, source = '' } = error;
  if (PARSER.test(source))
    return diagnosticSentence([{ ...markdownDiagnostic(error), file: nameOf(file) }]);
  const place = [nameOf(file), line, column].filter((part) => part !== undefined);
  const [sentence = ''] = (reason ?? message).split('\n');
  const diagnostic = new Error(`${place.join(':')}  ${sentence}`);
  diagnostic.stack = diagnostic.message;
  return diagnostic;
}

/** The first mistake in a page's front matter. The engine ignores invalid front matter with a warning. */
export function frontMatterDiagnostic(source: string): Diagnostic | undefined {
  const match = FRONT_MATTER.exec(source);
  return match?.index === 0 ? readYaml(match[1] ?? '', 2).diagnostics[0] : undefined;
}

/**
 * The first included file that does not exist; the engine's error has no line.
 * @param page absolute path
 * @param root absolute path of all pages
 */
export function includeDiagnostic(
  source: string,
  page: string,
  root: string,
): Diagnostic | undefined {
  return includesOf(source)
    .map((include) => ({ include, place: includedPath(include.file, page, root) }))
    .filter(({ place }) => !existsSync(place))
    .map(({ include, place }) => missingInclude(include, nameOf(place)))[0];
}
