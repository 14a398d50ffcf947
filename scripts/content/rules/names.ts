import type { Edit, Problem, Rule } from '../report/Problem';
import { placeIn, proseOfPage } from '../site/proseOfPage';
import { sourcesOf, type Prose, type Source } from '../site/Site';
import { NAMES, type Name } from '../words/names';

export const names: Rule = {
  name: 'names',
  description: 'Products and terms have one form everywhere, that of words/names.ts.',
  check: (site) => sourcesOf(site).flatMap((source) => checkSource(source)),
};

function checkSource(source: Source): Problem[] {
  const prose = proseOfPage(source);
  // Checks the whole page first, which is faster than checking each paragraph for each name.
  const page = prose.map(({ text }) => text).join('\n');
  const here = NAMES.filter(
    ({ languages, pattern }) => languages.includes(source.lang) && page.search(pattern) >= 0,
  );
  return prose.flatMap((part) => here.flatMap((name) => check(source, part, name)));
}

function check({ file }: Source, prose: Prose, { right, pattern }: Name): Problem[] {
  return [...prose.text.matchAll(pattern)].flatMap(({ 0: wrong, index }) => {
    if (wrong === right || isNameInCode(prose, index, wrong)) return [];
    const place = placeIn(prose, index);
    return {
      file,
      ...place,
      found: `${wrong} for ${right}`,
      remedy: `write ${right}, or \`${wrong}\` as code if it is a name in code`,
      edits: editOf(prose, index, wrong, right),
    };
  });
}

/** Characters that continue a name: `rsbuild.config.ts`, `@rsbuild/core`, `https://…`, `SASS_PATH`. */
const BEFORE = /[\w@/\\.:=$-]$/;
const AFTER = /^(?:[\w/\\=@]|[.:-]\w)/;
/** Subcommands after a command's name: `rsbuild preview`, in links without code formatting. */
const ARGUMENT = /^ (?:-|(?:build|dev|inspect|preview)\b)/;

/** Names in code without code formatting: in a link, a heading, or a table cell. */
function isNameInCode({ kind, text }: Prose, at: number, match: string): boolean {
  // Descriptions have no code formatting: `Node's http server`.
  if ((text === match || kind === 'front matter') && /^[a-z]/.test(match)) return true;
  // `fastRefresh` is an option, even if Fast Refresh is another name.
  if (/^[a-z]+[A-Z]/.test(match)) return true;
  const before = text.slice(0, at);
  const after = text.slice(at + match.length);
  // `Webpack-based` is a word, `webpack-dev-server` a package.
  if (/^[A-Z]/.test(match) && /^-\w/.test(after)) return false;
  const isCommand = /^[a-z]/.test(match) && ARGUMENT.test(after);
  return isCommand || BEFORE.test(before) || AFTER.test(after);
}

function editOf(prose: Prose, at: number, wrong: string, right: string): Edit[] | undefined {
  const { line, column } = placeIn(prose, at);
  const isBroken = prose.pieces.some((piece) => piece.at > at && piece.at < at + wrong.length);
  // A heading's id is shared with its translation, so it can't be fixed automatically.
  const isId = prose.kind === 'heading' && wrong.toLowerCase() !== right.toLowerCase();
  return column === undefined || isBroken || isId
    ? undefined
    : [{ line, column, length: wrong.length, text: right }];
}
