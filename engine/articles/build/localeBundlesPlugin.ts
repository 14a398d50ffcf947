import type { RspressPlugin } from '@rspress/core';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { LocaleBundle } from '../localeBundles';
import type { LocaleData } from './localeScript';

/** What the engine writes of the site, and of its sentences, as modules. */
const SITE_DATA = /virtual-site-data/;
const TEXTS = /virtual-i18n-text/;

const PREFIX = 'export default ';

interface SiteData {
  themeConfig: { locales: Record<string, unknown>[] };
}

type Texts = Record<string, Record<string, string>>;

const parsed = (code: string): unknown => JSON.parse(code.replace(PREFIX, '').replace(/;\s*$/, ''));

/** The site's data without what a language's part says of its locale; `engine/articles/browser/localeData.ts` puts it back. */
export function siteDataModule(code: string): { code: string; locales: Map<string, object> } {
  const data = parsed(code) as SiteData;
  const locales = new Map(data.themeConfig.locales.map((locale) => [String(locale.lang), locale]));
  data.themeConfig.locales = data.themeConfig.locales.map(({ lang, label }) => ({ lang, label }));
  return { locales, code: `export default ${JSON.stringify(data)};` };
}

/** The sentences of each language. */
export function textsByLanguage(texts: Texts): Map<string, LocaleBundle['texts']> {
  const found = new Map<string, LocaleBundle['texts']>();
  for (const [key, said] of Object.entries(texts)) {
    for (const [lang, text] of Object.entries(said)) {
      found.set(lang, { ...found.get(lang), [key]: text });
    }
  }
  return found;
}

/**
 * Keeps navigation and sentences of other languages from a built site's reader: each language's stand in a script of
 * their own, which `engine/articles/build/writePages.ts` writes. @param data receives them
 */
export function pluginLocaleBundles(data: LocaleData): RspressPlugin {
  const divide: RsbuildPlugin = {
    name: 'locale-bundles:divide',
    apply: 'build',
    setup(api) {
      const forBrowser = { environments: ['web'], order: 'post' as const };
      api.transform({ test: SITE_DATA, ...forBrowser }, ({ code }) => {
        const divided = siteDataModule(code);
        data.locales = divided.locales;
        return divided.code;
      });
      api.transform({ test: TEXTS, ...forBrowser }, ({ code }) => {
        data.texts = textsByLanguage(parsed(code) as Texts);
        return 'export default {};';
      });
    },
  };
  return { name: 'locale-bundles', builderConfig: { plugins: [divide] } };
}
