import { DEFAULT_LANGUAGE, LANGUAGES } from '@config/site';
import type { Rule } from '../../content/report/Problem';
import { inLanguage } from '../../content/site/urls';
import { absolute } from '../site/urls';
import type { BuiltPage, BuiltSite, HtmlFile } from '../site/BuiltSite';
import { tell, type Defect } from '../site/tell';

/** File with the tags, for the message. */
const HEAD = 'correct what publish/pageHead.ts and the engine write into the head';

/** If translations link to each other's exact URL, the links are reciprocal, so no separate rule checks this. */
export const alternates: Rule<BuiltSite> = {
  name: 'alternates',
  description:
    'Every page names its one canonical URL and its counterpart in each language, whole and exact, and x-default.',
  check: (site) =>
    tell([
      ...site.pages.flatMap((page) => [...canonical(page), ...counterparts(site, page)]),
      ...(site.notFound ? absent(site.notFound) : []),
    ]),
};

function canonical(page: BuiltPage): Defect[] {
  const wanted = absolute(page.route);
  if (page.canonicals.length === 1 && page.canonicals[0] === wanted) return [];
  const found =
    page.canonicals.length === 0
      ? 'no canonical URL'
      : `the canonical URL is ${page.canonicals.join(' and ')}`;
  return [{ page, mark: '', found, remedy: `make it ${wanted}; ${HEAD}` }];
}

function counterparts(site: BuiltSite, page: BuiltPage): Defect[] {
  const wanted = wantedAlternates(site, page);
  const byLanguage = new Map<string, string>();
  const defects: Defect[] = [];
  for (const { hreflang, href } of page.alternates) {
    if (byLanguage.has(hreflang)) {
      defects.push({ page, mark: '', found: `hreflang ${hreflang} appears twice`, remedy: HEAD });
    }
    byLanguage.set(hreflang, href);
  }
  for (const [hreflang, href] of wanted) {
    const there = byLanguage.get(hreflang);
    if (there === href) continue;
    const found =
      there === undefined ? `no hreflang ${hreflang}` : `hreflang ${hreflang} is ${there}`;
    defects.push({ page, mark: '', found, remedy: `make it ${href}; ${HEAD}` });
  }
  for (const hreflang of byLanguage.keys()) {
    if (wanted.has(hreflang)) continue;
    const found = `hreflang ${hreflang} for a page that does not exist in it`;
    defects.push({ page, mark: '', found, remedy: `remove it; ${HEAD}` });
  }
  return defects;
}

function wantedAlternates(site: BuiltSite, page: BuiltPage): Map<string, string> {
  const wanted = new Map<string, string>();
  for (const { lang } of LANGUAGES) {
    const counterpart = site.pagesByAddress.get(inLanguage(page.route, lang));
    if (counterpart) wanted.set(lang, absolute(counterpart.route));
  }
  wanted.set('x-default', absolute(inLanguage(page.route, DEFAULT_LANGUAGE)));
  return wanted;
}

/** Hosts show it at unknown URLs, so search engines shouldn't index it. */
function absent(page: HtmlFile): Defect[] {
  if (page.canonicals.length + page.alternates.length === 0) return [];
  return [
    {
      page,
      mark: '',
      found: 'the page for unknown URLs names itself to search engines',
      remedy: `remove its canonical and hreflang links; ${HEAD}`,
    },
  ];
}
