import type { Rule } from '../report/Problem';
import { frontMatterOf, pageTypeOf } from '../site/frontMatter';
import { proseOfPage } from '../site/proseOfPage';
import type { Page } from '../site/Site';

/** Minimum number of words, including lines of code. */
const LEAST = 120;
/** A Chinese word has about 1.5 characters. */
const CHARACTERS_PER_WORD = 1.5;

export const thinPages: Rule = {
  name: 'thin-pages',
  description: 'No page says too little to answer a question, unless it says why.',
  check: (site) =>
    site.pages.flatMap((page) => {
      const isExempt =
        pageTypeOf(page) !== 'doc' ||
        page.diagnostic !== undefined ||
        frontMatterOf(page, 'overview') === true ||
        frontMatterOf(page, 'short') !== undefined;
      const count = isExempt ? LEAST : wordCount(page);
      if (count >= LEAST) return [];
      return {
        file: page.file,
        line: 1,
        found: `the page has ${String(count)} words`,
        remedy: `say what it is for, show an example and what goes wrong, in ${String(LEAST)} words or more; or say in the front matter why it is short: short: <reason>`,
      };
    }),
};

function wordCount(page: Page): number {
  const prose = proseOfPage(page).map(({ text }) => text);
  const lines = page.code
    .flatMap(({ code }) => code.split('\n'))
    .filter((line) => line.trim() !== '');
  const latin = prose
    .flatMap((text) => text.split(/[\s\p{Script=Han}，。；：！？、]+/u))
    .filter(Boolean);
  const han = prose.join('').match(/\p{Script=Han}/gu) ?? [];
  return latin.length + Math.round(han.length / CHARACTERS_PER_WORD) + lines.length;
}
