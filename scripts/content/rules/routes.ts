import type { JsonFile } from '@diagnostics/Diagnostic';
import { LANGUAGES, type Language } from '@config/site';
import type { Problem, Rule } from '../report/Problem';
import { inLanguage } from '../site/urls';
import type { Site } from '../site/Site';

export const routes: Rule = {
  name: 'routes',
  description:
    'Every URL of tests/data/routes.json has its page in each language, and no page has another URL.',
  check: (site) => {
    const table = site.routes;
    if (!table || table.diagnostics.length > 0) return [];
    return LANGUAGES.flatMap(({ lang }) => compare(site, table, lang));
  },
};

function compare(site: Site, table: JsonFile, lang: Language): Problem[] {
  const wanted: unknown = (table.value as Partial<Record<Language, unknown>> | null)?.[lang];
  if (!isAddressList(wanted)) {
    const found = `it lists no URLs for ${lang}`;
    return [{ file: table.file, line: 1, found, remedy: `write { "${lang}": ["/…"] }` }];
  }
  const pages = site.pages.filter((page) => page.lang === lang);
  const there = new Set(pages.map(({ route }) => route));
  return [
    ...wanted
      .filter((route) => !there.has(route))
      .map((route) => ({
        file: fileOf(route, lang),
        line: 1,
        found: `${route} has no page`,
        remedy: 'write it',
      })),
    ...pages
      .filter(({ route }) => !wanted.includes(route))
      .map(({ file, route }) => ({
        file,
        line: 1,
        found: `${route} is not in ${table.file}`,
        remedy: 'move the page to the URL that was meant, or add the URL there',
      })),
  ];
}

const isAddressList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((route) => typeof route === 'string');

/** File of the page for a route. */
function fileOf(route: string, lang: Language): string {
  const bare = inLanguage(route, 'en');
  return `docs/${lang}${bare}${bare.endsWith('/') ? 'index' : ''}.mdx`;
}
