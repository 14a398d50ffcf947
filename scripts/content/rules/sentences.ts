import type { Problem, Rule } from '../report/Problem';
import { placeIn } from '../site/proseOfPage';
import { sourcesOf, type Prose, type Source } from '../site/Site';

/** Maximum length of a sentence: English in words, Chinese in characters. */
const LIMITS = { en: 40, zh: 110 } as const;

const ENDS = { en: /[.!?:;](?=\s|$)|\n\n/g, zh: /[。！？；：]|[.!?:;](?=\s|$)|\n\n/g } as const;

export const sentences: Rule = {
  name: 'sentences',
  description: 'Sentences are short enough to be read once.',
  check: (site) =>
    sourcesOf(site).flatMap((source) =>
      source.prose
        .filter(({ kind }) => kind === 'paragraph')
        .flatMap((prose) => check(source, prose)),
    ),
};

function check({ file, lang }: Source, prose: Prose): Problem[] {
  const problems: Problem[] = [];
  let start = 0;
  for (const { index, 0: end } of [
    ...prose.text.matchAll(ENDS[lang]),
    { index: prose.text.length, 0: '' },
  ]) {
    const sentence = prose.text.slice(start, index);
    const length = lang === 'en' ? sentence.split(/\s+/).filter(Boolean).length : sentence.length;
    if (length > LIMITS[lang]) {
      const unit = lang === 'en' ? 'words' : 'characters';
      const leading = sentence.length - sentence.trimStart().length;
      problems.push({
        file,
        ...placeIn(prose, start + leading),
        found: `a sentence of ${String(length)} ${unit}: ${sentence.trim().slice(0, 40).trim()}…`,
        remedy: 'make it two, or a list',
      });
    }
    start = index + end.length;
  }
  return problems;
}
