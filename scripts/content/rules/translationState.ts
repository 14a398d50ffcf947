import type { Rule } from '../report/Problem';
import { translationsOf } from '../site/translations';

/**
 * Doesn't fail, because writers of English may not know Chinese; the page shows a notice
 * (publish/translationState.ts).
 */
export const translationState: Rule = {
  name: 'translation-state',
  description: 'Every translated page was written from its original as it is now.',
  severity: 'report',
  check: (site) =>
    translationsOf(site)
      .filter(({ record, current }) => record !== undefined && record !== current)
      .map(({ page, original }) => ({
        file: page.file,
        line: 1,
        found: `${original.file} has changed since this was written from it`,
        remedy: `carry the change over, then run npm run sync:translation -- ${page.file}`,
        related: original.file,
      })),
};
