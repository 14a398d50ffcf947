import type { Rule } from '../../content/report/Problem';
import { absolute } from '../site/addresses';
import type { BuiltSite } from '../site/BuiltSite';

const FILE = 'dist/sitemap.xml';

export const sitemap: Rule<BuiltSite> = {
  name: 'sitemap',
  description: 'The sitemap lists every page once, and nothing else.',
  check: (site) => {
    const listed = site.sitemap;
    const wanted = new Set(site.pages.map(({ address }) => absolute(address)));
    const say = (found: string, remedy: string) => ({ file: FILE, line: 1, found, remedy });
    return [
      ...[...wanted]
        .filter((address) => !listed.includes(address))
        .map((address) => say(`${address} is not listed`, 'let the sitemap list every page')),
      ...listed
        .filter((address) => !wanted.has(address))
        .map((address) => say(`${address} is no page of this site`, 'leave it out')),
      ...listed
        .filter((address, index) => listed.indexOf(address) !== index)
        .map((address) => say(`${address} is listed twice`, 'list it once')),
    ];
  },
};
