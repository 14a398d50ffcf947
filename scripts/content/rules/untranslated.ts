import type { Rule } from '../report/Problem';
import { placeIn, proseOfPage } from '../site/proseOfPage';
import { CODE_MARK, sourcesOf, type Prose } from '../site/Site';

const HAN = /\p{Script=Han}/u;
const ENGLISH_WORD = /(?<![\w.@/-])[A-Za-z][a-z']*(?![\w/-]|\.\w)/g;
/** Number of consecutive English words that make a sentence instead of a name. */
const SENTENCE = 6;

export const untranslated: Rule = {
  name: 'untranslated',
  description: 'No sentence of a Chinese page is left in English.',
  check: (site) =>
    sourcesOf(site)
      .filter(({ lang }) => lang === 'zh')
      .flatMap((source) =>
        proseOfPage(source)
          .filter(isEnglish)
          .map((prose) => ({
            file: source.file,
            ...placeIn(prose, prose.text.search(/\S/)),
            found: `English on a Chinese page: ${prose.text.replaceAll(CODE_MARK, '`…`').trim().slice(0, 40)}…`,
            remedy: 'translate it',
          })),
      ),
};

const isEnglish = ({ text }: Prose): boolean =>
  !HAN.test(text) && (text.match(ENGLISH_WORD)?.length ?? 0) >= SENTENCE;
