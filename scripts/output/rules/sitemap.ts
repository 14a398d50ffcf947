import type { Rule } from '../../content/report/Problem';
import { absolute } from '../site/urls';
import type { BuiltSite } from '../site/BuiltSite';

const FILE = 'dist/sitemap.xml';

export const sitemap: Rule<BuiltSite> = {
  name: 'sitemap',
  description: 'The sitemap lists every page once, and nothing else.',
  check: (site) => {
    const listed = site.sitemap;
    const wanted = new Set(site.pages.map(({ route }) => absolute(route)));
    const say = (found: string, remedy: string) => ({ file: FILE, line: 1, found, remedy });
    return [
      ...[...wanted]
        .filter((route) => !listed.includes(route))
        .map((route) => say(`${route} is not listed`, 'let the sitemap list every page')),
      ...listed
        .filter((route) => !wanted.has(route))
        .map((route) => say(`${route} is no page of this site`, 'leave it out')),
      ...listed
        .filter((route, index) => listed.indexOf(route) !== index)
        .map((route) => say(`${route} is listed twice`, 'list it once')),
    ];
  },
};
