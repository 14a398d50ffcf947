import type { Rule } from '../../content/report/Problem';
import { targetOf } from '../site/urls';
import { readable, type BuiltSite, type BuiltLink } from '../site/BuiltSite';
import { tell } from '../site/tell';

/** Attributes of external links (`specification §5`, External links). */
const REL = ['noopener', 'noreferrer'];

/** Values of `target` that don't open a new tab. */
const SAME_TAB = ['', '_self', '_parent', '_top'];

export const externalLinks: Rule<BuiltSite> = {
  name: 'external-links',
  description:
    'Links to other hosts are whole URLs, open in a new tab and tell them nothing; no new tab can reach back.',
  check: (site) =>
    tell(
      readable(site).flatMap((page) =>
        page.links.flatMap((link) => {
          const isOutside = targetOf(site, page, link.url).kind === 'outside';
          const complaint = isOutside ? check(link) : checkTab(link);
          return complaint ? { page, mark: link.url, ...complaint } : [];
        }),
      ),
    ),
};

/** Internal links that open a new tab. */
function checkTab({ url, target, rel = '' }: BuiltLink) {
  if (target === undefined || SAME_TAB.includes(target)) return undefined;
  if (rel.split(/\s+/).includes('noopener')) return undefined;
  return {
    found: `the link ${url} opens a tab that can reach back to this one by window.opener`,
    remedy: 'leave out its target, or give it rel="noopener"',
  };
}

function check({ url, target, rel = '' }: BuiltLink) {
  if (!URL.canParse(url.startsWith('//') ? `https:${url}` : url)) {
    return { found: `the link ${url} is not a URL`, remedy: 'correct it' };
  }
  const words = rel.split(/\s+/);
  if (target === '_blank' && REL.every((word) => words.includes(word))) return undefined;
  return {
    found: `the link ${url} leaves this site in the same tab or names it to the other host`,
    remedy: `give it target="_blank" rel="${REL.join(' ')}", in Markdown by writing it as a Markdown link`,
  };
}
