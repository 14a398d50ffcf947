import { redirects as table, type Redirect } from '@config/redirects';
import type { Problem, Rule } from '../report/Problem';
import { isExternal, nearestAddress, pageAt } from '../site/addresses';
import type { Site } from '../site/Site';

const FILE = 'config/redirects.ts';

export const redirects: Rule = {
  name: 'redirects',
  description: 'Every old address leads straight to a page, and is not that of one.',
  skipped: ({ files }) => (files.has(FILE) ? undefined : `there is no ${FILE}`),
  check: (site) => redirectProblems(site, table),
};

export function redirectProblems(site: Site, redirects: readonly Redirect[]): Problem[] {
  const text = site.code.find(({ file }) => file === FILE)?.text ?? '';
  return redirects.flatMap(({ from, to, addresses }) => {
    // The Chinese address leads where the English one does: one line for both.
    const complaint = addresses
      .map((address) => check(site, address, address.replace(new RegExp(from), to)))
      .find((each) => each !== undefined);
    const index = text.indexOf(`'${addresses[0] ?? ''}'`);
    const line = text.slice(0, Math.max(0, index)).split('\n').length;
    return complaint ? { file: FILE, line, ...complaint } : [];
  });
}

function check(
  site: Site,
  address: string,
  target: string,
): Pick<Problem, 'found' | 'remedy'> | undefined {
  if (pageAt(site, address)) {
    return {
      found: `${address} is redirected, and is the address of a page`,
      remedy: 'remove one of the two',
    };
  }
  if (isExternal(target) || pageAt(site, target)) return undefined;
  const meant = nearestAddress(site, target);
  return {
    found: `${address} is redirected to ${target}, which is no page`,
    remedy: meant ? `did you mean ${meant}?` : 'correct the address',
  };
}
