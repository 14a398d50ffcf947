/**
 * Cuts text into the terms that the search index holds. The build cuts pages with it and the
 * browser cuts queries and snippets with it, so that both always agree.
 */

/** A term and where it stands in the text. */
export interface Word {
  term: string;
  start: number;
  end: number;
  /** A run of Chinese characters, not yet cut into words. */
  isHan: boolean;
  /** The run of letters that the word was cut from, in lower case: `filenamehash` for both words of `filenameHash`. */
  run: string;
}

const RUN = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu;

/** `filenameHash` → filename, Hash; `HTMLPlugin` → HTML, Plugin; `es2020` stays whole. */
const CAMEL_PART = /\p{Lu}+(?!\p{Ll})[\p{N}]*|\p{Lu}?[^\p{Lu}]+/gu;

const HAN = /^\p{Script=Han}/u;

/** Words that end in an s without being a plural. */
const NOT_PLURAL = /(?:[aius]s|https|chaos)$/;

/** Brings the forms of an English word together: plugins, caching and minified meet plugin, cache and minify. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let stemmed = word;
  if (/(?:[sxz]|ch|sh)es$/.test(word)) stemmed = word.slice(0, -2);
  else if (/[^ae]ies$/.test(word)) stemmed = `${word.slice(0, -3)}y`;
  else if (word.endsWith('s') && !NOT_PLURAL.test(word)) stemmed = word.slice(0, -1);
  const participle = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(stemmed)?.[1];
  if (participle && participle.length > 2) {
    stemmed = participle.replace(/([^aeiouls])\1$/, '$1').replace(/i$/, 'y');
  }
  return stemmed.length > 3 ? stemmed.replace(/e$/, '') : stemmed;
}

/** Endings that make another word of the same root; `loader` and `server` are names of their own. */
const ENDING = /(?<=^.{5,})(?:ation|ator|at|er)$|(?<=^.{4,})(?:ion|or|ment|able|ible|ive|ally|ly)$/;

/** What related words have in common, of a stemmed term: `compil` of compile, compiler and compilation. */
export const rootOf = (term: string): string =>
  term.length > 5 ? term.replace(/ific(?:ation)?$/, 'ify').replace(ENDING, '') : term;

/** All words of a text in order, identifiers cut into their parts, lower-cased and stemmed. */
export function* wordsOf(text: string): Generator<Word> {
  for (const run of text.matchAll(RUN)) {
    const start = run.index;
    if (HAN.test(run[0])) {
      yield { term: run[0], start, end: start + run[0].length, isHan: true, run: run[0] };
      continue;
    }
    for (const part of run[0].matchAll(CAMEL_PART)) {
      const partStart = start + part.index;
      yield {
        term: stem(part[0].toLowerCase()),
        start: partStart,
        end: partStart + part[0].length,
        isHan: false,
        run: run[0].toLowerCase(),
      };
    }
  }
}

/** Letters and digits alone, so that `output.filenameHash`, `filename-hash` and `filename hash` can be compared. */
export const joined = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
