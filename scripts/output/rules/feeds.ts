import { homeOf, LANGUAGES } from '@config/site';
import type { Rule } from '../../content/report/Problem';
import { absolute } from '../site/urls';
import type { BuiltPage, BuiltSite } from '../site/BuiltSite';
import { tell } from '../site/tell';

const FORMATS = ['rss', 'atom'];

const HOMES = LANGUAGES.map(({ lang }) => homeOf(lang));

const REMEDY = 'correct what publish/pageHead.ts writes into the head';

/** Specification §3 'Feed': one feed of each format per language, declared on its home page. */
export const feeds: Rule<BuiltSite> = {
  name: 'feeds',
  description: 'Every home page names the feeds of its language, each once.',
  check: (site) =>
    tell(
      site.pages.flatMap((page) =>
        faultsOf(page).map((found) => ({ page, mark: '', found, remedy: REMEDY })),
      ),
    ),
};

function faultsOf({ route, feeds: named }: BuiltPage): string[] {
  if (!HOMES.includes(route)) return [];
  return FORMATS.map((format) => absolute(`${route}${format}.xml`)).flatMap((feed) => {
    const times = named.filter((other) => other === feed).length;
    if (times === 1) return [];
    return times === 0 ? `the feed ${feed} is not named` : `the feed ${feed} is named twice`;
  });
}
