import type { Rule } from '../../content/report/Problem';
import { targetOf } from '../site/addresses';
import { readable, type BuiltSite, type BuiltLink } from '../site/BuiltSite';
import { tell } from '../site/tell';

/** What a link to another host carries (`specification §5`, External links). */
const REL = ['noopener', 'noreferrer'];

export const externalLinks: Rule<BuiltSite> = {
  name: 'external-links',
  description: 'Links to other hosts are whole addresses, open in a new tab and tell them nothing.',
  check: (site) =>
    tell(
      readable(site).flatMap((page) =>
        page.links.flatMap((link) => {
          if (targetOf(site, page, link.url).kind !== 'outside') return [];
          const complaint = check(link);
          return complaint ? { page, mark: link.url, ...complaint } : [];
        }),
      ),
    ),
};

function check({ url, target, rel = '' }: BuiltLink) {
  if (!URL.canParse(url.startsWith('//') ? `https:${url}` : url)) {
    return { found: `the link ${url} is no address`, remedy: 'correct it' };
  }
  const words = rel.split(/\s+/);
  if (target === '_blank' && REL.every((word) => words.includes(word))) return undefined;
  return {
    found: `the link ${url} leaves this site in the same tab or names it to the other host`,
    remedy: `give it target="_blank" rel="${REL.join(' ')}", in Markdown by writing it as a Markdown link`,
  };
}
