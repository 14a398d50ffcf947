import { CODE_MARK } from '../site/Site';

export interface Word {
  readonly text: string;
  /** Index in the prose. */
  readonly at: number;
}

/** Letters with apostrophes: `doesn't` is one word, `read-only` two; `Rspack's` is checked as `Rspack`. */
const WORD = /\p{L}+(?:['’]\p{L}+)*/gu;
/** Paths, packages, file names and keys without code formatting. */
const NAME = new RegExp(`[/@\\\\_=<>{}$#*${CODE_MARK}]|\\w[.:]\\w|^--|^\\.\\w|\\d`);

/** `createRsbuild` without code formatting, as in headings and links. */
const IDENTIFIER = /\p{Ll}\p{Lu}/u;

/** The words of an English text to check. */
export function wordsOf(text: string): Word[] {
  return tokensOf(text)
    .filter((token) => !NAME.test(token.text))
    .flatMap((token) =>
      [...token.text.matchAll(WORD)]
        .filter(([word]) => !IDENTIFIER.test(word))
        .map((match) => ({
          text: match[0].replace(/’/g, "'").replace(/'s$/, ''),
          at: token.at + match.index,
        })),
    );
}

/** Text between white space, without surrounding punctuation. */
function tokensOf(text: string): Word[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: whole, index }) => {
    const bare = whole.replace(/[.,;:!?)\]”’"'…]+$/, '');
    const trimmed = bare.replace(/^[([“‘"']+/, '');
    return trimmed === '' ? [] : { text: trimmed, at: index + bare.length - trimmed.length };
  });
}
