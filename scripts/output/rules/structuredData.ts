import type { Rule } from '../../content/report/Problem';
import { absolute } from '../site/urls';
import type { BuiltPage, BuiltSite } from '../site/BuiltSite';
import { tell } from '../site/tell';

/** The schema.org fields that this rule reads. */
interface Thing {
  '@type'?: string;
  url?: string;
  headline?: string;
  itemListElement?: { position?: number; name?: string; item?: string }[];
}

const REMEDY = 'correct what publish/structuredData.ts writes into the head';

export const structuredData: Rule<BuiltSite> = {
  name: 'structured-data',
  description:
    'Every page tells search engines in JSON-LD what it is, and the way to it from the home page by pages that exist.',
  check: (site) => {
    const known = new Set(site.pages.map(({ route }) => absolute(route)));
    return tell(
      site.pages.flatMap((page) =>
        faultsOf(page, known).map((found) => ({ page, mark: '', found, remedy: REMEDY })),
      ),
    );
  },
};

function faultsOf(page: BuiltPage, known: ReadonlySet<string>): string[] {
  const things = page.structuredData.map(parse);
  if (things.includes(undefined)) return ['its structured data is no JSON'];
  const find = (type: string) => things.find((thing) => thing?.['@type'] === type);
  const own = absolute(page.route);
  const about = find('TechArticle') ?? find('WebSite');
  if (!about) return ['it has no structured data of an article or a website'];
  if (about.url !== own) return [`its structured data names ${about.url ?? 'no URL'}, not ${own}`];
  if (about['@type'] === 'WebSite') return [];
  if (!about.headline) return ['its structured data has no headline'];
  return crumbFaults(find('BreadcrumbList')?.itemListElement ?? [], own, known);
}

function crumbFaults(
  crumbs: NonNullable<Thing['itemListElement']>,
  own: string,
  known: ReadonlySet<string>,
): string[] {
  if (crumbs.length < 2) return ['its breadcrumbs do not lead from the home page to it'];
  const last = crumbs.at(-1)?.item;
  return [
    ...(last === own ? [] : [`its breadcrumbs end at ${last ?? 'nothing'}, not at ${own}`]),
    ...crumbs.flatMap(({ position, name, item = '' }, index) => {
      if (position !== index + 1 || !name)
        return [`its breadcrumb ${String(index + 1)} has no name or another position`];
      return known.has(item) ? [] : [`its breadcrumb ${name} leads to ${item}, which is no page`];
    }),
  ];
}

function parse(text: string): Thing | undefined {
  try {
    return JSON.parse(text) as Thing;
  } catch {
    return undefined;
  }
}
