import { homeOf, LANGUAGES } from '@config/site';
import type { Rule } from '../../content/report/Problem';
import { absolute } from '../site/urls';
import type { BuiltSite } from '../site/BuiltSite';

export const llmsLists: Rule<BuiltSite> = {
  name: 'llms-lists',
  description: 'The llms.txt of a language names the Markdown copy of each of its pages.',
  check: (site) =>
    LANGUAGES.flatMap(({ lang }) => {
      const home = homeOf(lang);
      const file = `${home}llms.txt`;
      const list = site.copies.get(file) ?? '';
      const pages = site.pages.filter(({ language, route }) => language === lang && route !== home);
      return pages
        .map(({ file: html }) => absolute(html.replace(/^dist(.*)\.html$/, '$1.md')))
        .filter((route) => !list.includes(`(${route})`))
        .map((route) => ({
          file: `dist${file}`,
          line: 1,
          found: `${route} is not listed`,
          remedy: 'run npm run build again; look at markdown/export/exportedFiles.ts',
        }));
    }),
};
