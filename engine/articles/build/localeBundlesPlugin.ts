import type { RspressPlugin } from '@rspress/core';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { LocaleBundle } from '../localeBundles';
import type { LocaleData } from './localeScript';

/** Modules that the engine generates for site data and UI strings. */
const SITE_DATA = /virtual-site-data/;
const TEXTS = /virtual-i18n-text/;

const PREFIX = 'export default ';

interface SiteData {
  themeConfig: { locales: Record<string, unknown>[] };
}

type Texts = Record<string, Record<string, string>>;

/** The engine adds the source of each page to sidebars, which the browser doesn't need. */
const withoutSources = (key: string, value: unknown): unknown =>
  key === '_fileKey' ? undefined : value;

const parsed = (code: string): unknown =>
  JSON.parse(code.replace(PREFIX, '').replace(/;\s*$/, ''), withoutSources);

/**
 * Site data without the parts of a locale that its bundle contains; `engine/articles/browser/localeData.ts` merges them
 * back.
 */
export function siteDataModule(code: string): { code: string; locales: Map<string, object> } {
  const data = parsed(code) as SiteData;
  const locales = new Map(data.themeConfig.locales.map((locale) => [String(locale.lang), locale]));
  data.themeConfig.locales = data.themeConfig.locales.map(({ lang, label }) => ({ lang, label }));
  return { locales, code: `export default ${JSON.stringify(data)};` };
}

/** UI strings of each language. */
export function textsByLanguage(texts: Texts): Map<string, LocaleBundle['texts']> {
  const found = new Map<string, LocaleBundle['texts']>();
  for (const [key, byLanguage] of Object.entries(texts)) {
    for (const [lang, text] of Object.entries(byLanguage)) {
      found.set(lang, { ...found.get(lang), [key]: text });
    }
  }
  return found;
}

/**
 * Moves navigation and UI strings of each language into a separate script, which `engine/articles/build/writePages.ts`
 * writes, so that users don't download other languages. @param data receives them
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
