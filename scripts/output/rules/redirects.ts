import { redirects as table, type Redirect } from '@config/redirects';
import type { Rule } from '../../content/report/Problem';
import { isPlanned } from '../../content/site/urls';
import { absolute, targetOf, withBase } from '../site/urls';
import type { BuiltSite, HtmlFile } from '../site/BuiltSite';

export const redirects: Rule<BuiltSite> = {
  name: 'redirects',
  description:
    'Every old URL of config/redirects.ts has a page that leads on to the new one, for readers without script too.',
  check: (site) =>
    table.flatMap((redirect) =>
      redirect.paths.flatMap((route) => {
        const complaint = check(site, redirect, route);
        return complaint ? { file: `dist${route}.html`, line: 1, ...complaint } : [];
      }),
    ),
};

interface Complaint {
  readonly found: string;
  readonly remedy: string;
}

function check(site: BuiltSite, { from, to }: Redirect, route: string): Complaint | undefined {
  const page = site.redirectPages.find((candidate) => candidate.route === route);
  if (!page) {
    const owner = site.pagesByAddress.get(route);
    return owner
      ? {
          found: `${owner.source.file} uses a URL that has moved`,
          remedy: 'remove the page, or its URL from config/redirects.ts',
        }
      : {
          found: `no page leads on from ${route}`,
          remedy: 'run npm run build again; publish/redirectPages.ts writes it',
        };
  }
  const target = route.replace(new RegExp(from), to);
  return leadsTo(page, target) ?? exists(site, page, target);
}

function leadsTo({ refresh, links, canonicals }: HtmlFile, target: string): Complaint | undefined {
  const isOwn = target.startsWith('/');
  const href = isOwn ? withBase(target) : target;
  const found =
    refresh !== `0; url=${href}`
      ? `it refreshes to ${refresh ?? 'nothing'}`
      : !links.some(({ url }) => url === href)
        ? 'it has no link that a reader can follow'
        : canonicals[0] !== (isOwn ? absolute(target) : target)
          ? `its canonical URL is ${canonicals[0] ?? 'missing'}`
          : undefined;
  return found === undefined
    ? undefined
    : { found, remedy: `lead to ${target} in publish/redirectPages.ts` };
}

/** check:content reports routes of the table without a page. */
function exists(site: BuiltSite, page: HtmlFile, target: string): Complaint | undefined {
  if (!target.startsWith('/') || isPlanned(site.content, target)) return undefined;
  if (targetOf(site, page, withBase(target)).kind === 'page') return undefined;
  return {
    found: `it leads to ${target}, where no page is`,
    remedy: 'correct config/redirects.ts',
  };
}
