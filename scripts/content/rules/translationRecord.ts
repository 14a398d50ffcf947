import { DEFAULT_LANGUAGE } from '@config/site';
import { SOURCE_HASH_KEY } from '@publish/sourceHash';
import type { Problem, Rule } from '../report/Problem';
import { frontMatterOf } from '../site/frontMatter';
import type { Page } from '../site/Site';
import { translationsOf } from '../site/translations';

export const translationRecord: Rule = {
  name: 'translation-record',
  description:
    'Every translated page records the state of the page that it was written from, and no other page does.',
  check: (site) => [
    ...translationsOf(site)
      .filter(({ page, record }) => !page.frontMatter?.diagnostics.length && !isRecord(record))
      .map(({ page, record }) => ({
        file: page.file,
        line: page.frontMatter?.lineOf([SOURCE_HASH_KEY]) ?? 1,
        found:
          record === undefined
            ? 'it records no state of the English page'
            : `${SOURCE_HASH_KEY} is ${JSON.stringify(record)}`,
        remedy: `once it says what the English page says, run npm run sync:translation -- ${page.file}`,
      })),
    ...site.pages.filter(({ lang }) => lang === DEFAULT_LANGUAGE).flatMap(original),
  ],
};

const isRecord = (record: unknown): boolean =>
  typeof record === 'string' && /^[\da-f]{8}$/.test(record);

function original(page: Page): Problem[] {
  if (frontMatterOf(page, SOURCE_HASH_KEY) === undefined) return [];
  return [
    {
      file: page.file,
      line: page.frontMatter?.lineOf([SOURCE_HASH_KEY]) ?? 1,
      found: `${SOURCE_HASH_KEY} on a page that is no translation`,
      remedy: 'remove it',
    },
  ];
}
