import type { Rule } from '../../content/report/Problem';
import { closestMatch } from '@diagnostics/closestMatch';
import { splitUrl } from '../../content/site/urls';
import { targetOf } from '../site/urls';
import { readable, type BuiltSite, type HtmlFile } from '../site/BuiltSite';
import { tell, type Defect } from '../site/tell';

/** Fragments for the start of any page, by the HTML standard. */
const TOP = ['', 'top'];

export const anchors: Rule<BuiltSite> = {
  name: 'anchors',
  description: 'Every link to a part of a page leads to an id that the page carries.',
  check: (site) =>
    tell(
      readable(site).flatMap((page) =>
        [...new Set(page.links.map(({ url }) => url))].flatMap((url) => check(site, page, url)),
      ),
    ),
};

function check(site: BuiltSite, page: HtmlFile, url: string): Defect[] {
  const hash = splitUrl(url).hash;
  const target = targetOf(site, page, url);
  if (hash === undefined || target.kind !== 'page') return [];
  const id = decoded(hash);
  const { ids, file } = target.page;
  if (TOP.includes(id) || ids.includes(id)) return [];
  const meant = closestMatch(id, ids);
  const where = target.page === page ? 'the page' : file;
  return [
    {
      page,
      mark: url,
      found: `${where} has no id ${id} for the link ${url}`,
      remedy: meant ? `did you mean #${meant}?` : 'link to an id that is there',
    },
  ];
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
