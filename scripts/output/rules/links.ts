import type { Rule } from '../../content/report/Problem';
import { closestRoute, redirectTarget, pageAt, splitUrl } from '../../content/site/urls';
import { targetOf, withBase, withoutBase } from '../site/urls';
import { readable, type BuiltSite, type HtmlFile } from '../site/BuiltSite';
import { tell, type Defect } from '../site/tell';

export const links: Rule<BuiltSite> = {
  name: 'links',
  description:
    'Every link of every page, those of its frame and components too, leads to a page or a file at once.',
  check: (site) =>
    tell(
      readable(site).flatMap((page) =>
        distinct(page).flatMap((url) => {
          const complaint = check(site, page, url);
          return complaint ? { page, mark: url, ...complaint } : [];
        }),
      ),
    ),
};

/** Reports a target once, however often a page links to it. */
const distinct = (page: HtmlFile): string[] => [...new Set(page.links.map(({ url }) => url))];

function check(
  site: BuiltSite,
  page: HtmlFile,
  url: string,
): Pick<Defect, 'found' | 'remedy'> | undefined {
  const target = targetOf(site, page, url);
  const { path, tail } = splitUrl(withoutBase(url));
  if (target.kind === 'page' && site.redirectPages.includes(target.page)) {
    const now = redirectTarget(path);
    return {
      found: `the link ${url} leads to a page that has moved`,
      remedy: `write ${String(now)}${tail}`,
    };
  }
  if (target.kind !== 'nothing') return undefined;
  const found = `the link ${url} leads to nothing`;
  const written = pageAt(site.content, path);
  if (written) return { found, remedy: `make it ${withBase(written.route)}${tail}` };
  const meant = closestRoute(site.content, path);
  return {
    found,
    remedy: meant
      ? `did you mean ${withBase(meant)}${tail}?`
      : 'correct the URL or remove the link',
  };
}
