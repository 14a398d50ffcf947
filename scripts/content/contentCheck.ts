import { filesOfPage } from './page/filesOfPage';
import type { Check } from './report/runRules';
import { readSpeltContent } from './site/readContent';
import type { Site } from './site/Site';
import { rules } from './rules';

/** The check of the pages in docs/. */
export const contentCheck: Check<Site> = {
  command: 'check:content',
  rules,
  read: readSpeltContent,
  page: {
    filesOf: filesOfPage,
    // Imported on demand, because TypeScript would make every other run slower to start.
    rules: async (root) => (await import('./page/pageRules')).pageRules(root),
  },
};
