import { redirects as table, type Redirect } from '@config/redirects';
import type { Problem, Rule } from '../report/Problem';
import { isExternal, closestRoute, pageAt } from '../site/urls';
import type { Site } from '../site/Site';

const FILE = 'config/redirects.ts';

export const redirects: Rule = {
  name: 'redirects',
  description: 'Every old URL leads straight to a page, and is not that of one.',
  skipped: ({ files }) => (files.has(FILE) ? undefined : `there is no ${FILE}`),
  check: (site) => redirectProblems(site, table),
};

export function redirectProblems(site: Site, redirects: readonly Redirect[]): Problem[] {
  const text = site.code.find(({ file }) => file === FILE)?.text ?? '';
  return redirects.flatMap(({ from, to, paths }) => {
    // The Chinese URL has the same target as the English one, so one line is enough.
    const complaint = paths
      .map((route) => check(site, route, route.replace(new RegExp(from), to)))
      .find((each) => each !== undefined);
    const index = text.indexOf(`'${paths[0] ?? ''}'`);
    const line = text.slice(0, Math.max(0, index)).split('\n').length;
    return complaint ? { file: FILE, line, ...complaint } : [];
  });
}

function check(
  site: Site,
  route: string,
  target: string,
): Pick<Problem, 'found' | 'remedy'> | undefined {
  if (pageAt(site, route)) {
    return {
      found: `${route} is redirected, and is the URL of a page`,
      remedy: 'remove one of the two',
    };
  }
  if (isExternal(target) || pageAt(site, target)) return undefined;
  const meant = closestRoute(site, target);
  return {
    found: `${route} is redirected to ${target}, which is no page`,
    remedy: meant ? `did you mean ${meant}?` : 'correct the URL',
  };
}
