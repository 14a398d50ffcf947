/**
 * Tokenizer of the search index. The build uses it for pages, and the browser for queries and excerpts, so that both
 * agree.
 */

/** A term with its position in the text. */
export interface Word {
  term: string;
  start: number;
  end: number;
  /** A run of Chinese characters before segmentation. */
  isHan: boolean;
  /** The run of letters that it was part of, in lower case: `filenamehash` for both words of `filenameHash`. */
  run: string;
}

const RUN = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu;

/** `filenameHash` → filename, Hash; `HTMLPlugin` → HTML, Plugin; `es2020` stays one word. */
const CAMEL_PART = /\p{Lu}+(?!\p{Ll})[\p{N}]*|\p{Lu}?[^\p{Lu}]+/gu;

const HAN = /^\p{Script=Han}/u;

/** Words that end in s without being plurals. */
const NOT_PLURAL = /(?:[aius]s|https|chaos)$/;

/** Stems an English word: plugins, caching and minified become plugin, cache and minify. */
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

/** Suffixes that form another word of the same root; `loader` and `server` are names. */
const ENDING = /(?<=^.{5,})(?:ation|ator|at|er)$|(?<=^.{4,})(?:ion|or|ment|able|ible|ive|ally|ly)$/;

/** Common stem of related words: `compil` for compile, compiler and compilation. */
export const rootOf = (term: string): string =>
  term.length > 5 ? term.replace(/ific(?:ation)?$/, 'ify').replace(ENDING, '') : term;

/** All words of a text in order: identifiers are split, and words are lower-cased and stemmed. */
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

/** Letters and digits only, so that `output.filenameHash`, `filename-hash` and `filename hash` are equal. */
export const joined = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
