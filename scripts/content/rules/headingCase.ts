import type { Problem, Rule } from '../report/Problem';
import { placeIn } from '../site/proseOfPage';
import { sourcesOf, type Prose } from '../site/Site';
import { PROPER_NAMES } from '../words/names';

const escaped = PROPER_NAMES.map((name) => name.replace(/\./g, '\\.')).sort(
  (a, b) => b.length - a.length,
);
const NAME = new RegExp(`\\b(?:${escaped.join('|')})\\b`, 'g');
/** A capital at the start only: `React`, but not `TypeScript` or `API`. */
const CAPITAL = /(?<![\w’'-])\p{Lu}\p{Ll}+(?![\p{L}\d])/gu;

export const headingCase: Rule = {
  name: 'heading-case',
  description:
    'English headings are written as sentences: only the first word and names have capitals.',
  check: (site) =>
    sourcesOf(site)
      .filter(({ lang }) => lang === 'en')
      .flatMap(({ file, prose }) =>
        prose.filter(({ kind }) => kind === 'heading').flatMap((heading) => check(file, heading)),
      ),
};

function check(file: string, heading: Prose): Problem[] {
  // Replaced by spaces, so that positions stay valid.
  const text = heading.text.replace(NAME, (name) => ' '.repeat(name.length));
  return [...text.matchAll(CAPITAL)].flatMap(({ 0: word, index }) => {
    if (isFirst(heading.text, index)) return [];
    const small = word.toLowerCase();
    const { line, column } = placeIn(heading, index);
    return {
      file,
      line,
      column,
      found: `${word} has a capital inside a heading`,
      remedy: `write ${small}, or add the name to scripts/content/words/names.ts`,
      edits:
        column === undefined ? undefined : [{ line, column, length: 1, text: small.charAt(0) }],
    };
  });
}

/** At the start of the heading, after a colon, or after the end of a sentence. */
const isFirst = (text: string, at: number): boolean =>
  /(?:^|[:.!?]\s)[\s“"(]*$/.test(text.slice(0, at));
