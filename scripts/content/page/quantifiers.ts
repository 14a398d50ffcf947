import type { Problem, Rule } from '../report/Problem';
import { placeIn, proseOfPage } from '../site/proseOfPage';
import { CODE_MARK, sourcesOf, type Prose, type Source } from '../site/Site';
import { routeOf } from './filesOfPage';

const QUANTIFIER =
  /\b(?:always|never|only|every|everything|each|all|both|none|nothing|no|nobody|most|same|any|anything)\b/i;

const SENTENCE = /[^.!?:;\n]+(?:[.!?:;](?!\s|$)[^.!?:;\n]*|\n(?!\n)[^.!?:;\n]*)*[.!?:;]*/g;

/** Words without meaning for a claim. */
const COMMON = new Set(
  'a an the and or but of to in on for with by as at from is are be it its this that when if not do does'.split(
    ' ',
  ),
);

/** Minimum share of common words, relative to the shorter text, for a claim's title to match a sentence. */
const SHARE = 0.6;

/** Finds English sentences with a quantifier that no claim of their page proves. */
export const quantifiers = (titlesOf: (route: string) => readonly string[]): Rule => ({
  name: 'quantifiers',
  description: 'A claim proves each sentence that says always, never, only, every and the like.',
  severity: 'report',
  check: (site) =>
    sourcesOf(site)
      .filter(({ lang }) => lang === 'en')
      .flatMap((source) => {
        const titles = titlesOf(routeOf(source.path)).map(wordsOf);
        return sentencesOf(source)
          .filter(({ quantifier, text }) => quantifier !== undefined && text.split(' ').length > 2)
          .filter(({ text }) => !titles.some((title) => isProvedBy(wordsOf(text), title)))
          .map((sentence) => problemOf(source, sentence));
      }),
});

interface Sentence {
  /** As displayed, including code. */
  readonly text: string;
  /** The first quantifier outside code. */
  readonly quantifier: string | undefined;
  readonly prose: Prose;
  readonly index: number;
}

function sentencesOf(source: Source): Sentence[] {
  return proseOfPage(source)
    .filter(({ kind }) => kind !== 'heading' && kind !== 'attribute')
    .flatMap((prose) =>
      [...prose.text.matchAll(SENTENCE)].map(({ 0: text, index }) => ({
        text: withCode(source, prose, text, index).replace(/\s+/g, ' ').trim(),
        quantifier: QUANTIFIER.exec(text)?.[0],
        prose,
        index: index + text.length - text.trimStart().length,
      })),
    );
}

function withCode({ mentions }: Source, prose: Prose, text: string, from: number): string {
  return text.replaceAll(CODE_MARK, (_, index: number) => {
    const { line, column } = placeIn(prose, from + index);
    return mentions.find((code) => code.line === line && code.column === column)?.text ?? '…';
  });
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\w$-]+(?:\.[\w$-]+)*/g) ?? []).filter((word) => !COMMON.has(word)),
  );

function isProvedBy(sentence: ReadonlySet<string>, title: ReadonlySet<string>): boolean {
  const shared = [...title].filter((word) => sentence.has(word)).length;
  return shared >= SHARE * Math.min(title.size, sentence.size);
}

function problemOf({ file }: Source, { text, quantifier, prose, index }: Sentence): Problem {
  return {
    file,
    ...placeIn(prose, index),
    found: `no claim proves '${String(quantifier)}': ${text}`,
    remedy: 'prove it, or write of the case that you checked',
  };
}
