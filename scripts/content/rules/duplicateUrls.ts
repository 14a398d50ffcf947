import { routeKey } from '../site/urls';
import type { Rule } from '../report/Problem';

export const duplicateUrls: Rule = {
  name: 'duplicate-urls',
  description:
    'URLs are lowercase, and no two files have the same URL, or two that a host treats as one.',
  check: (site) =>
    site.pages.flatMap((page) => {
      if (page.route !== page.route.toLowerCase()) {
        return {
          file: page.file,
          line: 1,
          found: `its URL ${page.route} has capital letters`,
          remedy: 'rename the file in lowercase, to which pages redirect any other spelling',
        };
      }
      const owner = site.pagesByKey.get(routeKey(page.route));
      if (!owner || owner === page) return [];
      return {
        file: page.file,
        line: 1,
        found: `its URL ${page.route} is also that of ${owner.file}`,
        remedy: 'keep one of the two',
        related: owner.file,
      };
    }),
};
