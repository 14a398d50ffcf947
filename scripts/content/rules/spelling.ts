import { closest, distance } from 'fastest-levenshtein';
import type { Problem, Rule } from '../report/Problem';
import { placeIn, proseOfPage } from '../site/proseOfPage';
import { sourcesOf, type Prose, type Site, type Source } from '../site/Site';
import { DICTIONARY } from '../words/misspelt';
import { wordsOf } from '../words/wordsOf';

export const spelling: Rule = {
  name: 'spelling',
  description: 'Every English word stands in a dictionary, cspell’s or the project’s own.',
  check: (site) => {
    if (site.misspelt.size === 0) return [];
    const known = knownWords(site);
    return english(site).flatMap((source) => check(site, source, known));
  },
};

const english = (site: Site): Source[] => sourcesOf(site).filter(({ lang }) => lang === 'en');

/** Suggestions from words in other sentences. */
function knownWords(site: Site): string[] {
  const words = english(site).flatMap((source) =>
    proseOfPage(source).flatMap(({ text }) => wordsOf(text).map((word) => word.text)),
  );
  const wrong = new Set([...site.misspelt.keys()].map((word) => word.toLowerCase()));
  return [...new Set(words)].filter((word) => word.length > 3 && !wrong.has(word.toLowerCase()));
}

/** Only for ordinary words, because technical words have no similar ones. */
function meantBy(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const candidate = closest(word, known);
  return distance(word, candidate) <= (word.length > 6 ? 2 : 1) ? candidate : undefined;
}

function check(site: Site, source: Source, known: readonly string[]): Problem[] {
  return proseOfPage(source).flatMap((prose) =>
    wordsOf(prose.text)
      .filter(({ text }) => site.misspelt.has(text))
      .map(({ text, at }) => {
        const right = site.misspelt.get(text);
        if (right) return { file: source.file, ...british(prose, at, text, right) };
        const meant = meantBy(text, known);
        const correct = meant ? `did you mean ${meant}? If not,` : 'correct it,';
        return {
          file: source.file,
          ...placeIn(prose, at),
          found: `${text} is in no dictionary`,
          remedy: `${correct} write it as \`code\` if it is a name in code, or add it to ${DICTIONARY}`,
        };
      }),
  );
}

function british(prose: Prose, at: number, word: string, right: string): Omit<Problem, 'file'> {
  const { line, column } = placeIn(prose, at);
  return {
    line,
    column,
    found: `${word} is British spelling, and the site is written in American English`,
    remedy: `write ${right}`,
    // A heading's id is shared with its translation, so it can't be fixed automatically.
    edits:
      column === undefined || prose.kind === 'heading'
        ? undefined
        : [{ line, column, length: word.length, text: right }],
  };
}
