import type { JsonFile } from '@diagnostics/Diagnostic';
import { LANGUAGES, type Language } from '@config/site';
import type { Problem, Rule } from '../report/Problem';
import { inLanguage } from '../site/addresses';
import type { Site } from '../site/Site';

export const routes: Rule = {
  name: 'routes',
  description:
    'Every address of tests/data/routes.json has its page in each language, and no page has another address.',
  check: (site) => {
    const table = site.routes;
    if (!table || table.diagnostics.length > 0) return [];
    return LANGUAGES.flatMap(({ lang }) => compare(site, table, lang));
  },
};

function compare(site: Site, table: JsonFile, lang: Language): Problem[] {
  const wanted: unknown = (table.value as Partial<Record<Language, unknown>> | null)?.[lang];
  if (!isAddressList(wanted)) {
    const found = `it lists no addresses for ${lang}`;
    return [{ file: table.file, line: 1, found, remedy: `write { "${lang}": ["/…"] }` }];
  }
  const pages = site.pages.filter((page) => page.lang === lang);
  const there = new Set(pages.map(({ address }) => address));
  return [
    ...wanted
      .filter((address) => !there.has(address))
      .map((address) => ({
        file: fileOf(address, lang),
        line: 1,
        found: `${address} has no page`,
        remedy: 'write it',
      })),
    ...pages
      .filter(({ address }) => !wanted.includes(address))
      .map(({ file, address }) => ({
        file,
        line: 1,
        found: `${address} is not in ${table.file}`,
        remedy: 'move the page to the address that was meant, or add the address there',
      })),
  ];
}

const isAddressList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((address) => typeof address === 'string');

/** Where the page of an address is to be written. */
function fileOf(address: string, lang: Language): string {
  const bare = inLanguage(address, 'en');
  return `docs/${lang}${bare}${bare.endsWith('/') ? 'index' : ''}.mdx`;
}
