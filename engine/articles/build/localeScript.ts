import { LOCALE_BUNDLES, type LocaleBundle, type Sidebars } from '../localeBundles';
import { isShortened, shortenedSection, wholeGroups, type WholeGroup } from '../sidebarGroups';

/** Locales and UI strings of the theme, by language. */
export interface LocaleData {
  locales: ReadonlyMap<string, Partial<LocaleBundle['locale']>>;
  texts: ReadonlyMap<string, LocaleBundle['texts']>;
}

/** A script with its name, which has no extension. */
interface NamedScript {
  name: string;
  code: string;
}

/** Scripts with the navigation of one language. */
export interface NavigationScripts {
  /** One for each section, by the path that its pages begin with. */
  sections: ReadonlyMap<string, NamedScript & { isShortened: boolean }>;
  /** All sidebars, for pages that list all pages. */
  allSections: NamedScript;
  /** Groups that sections don't contain, by the routes of their pages. */
  groups: ReadonlyMap<string, WholeGroup>;
}

const bundleOf = (lang: string): string => `[${JSON.stringify(lang)}]`;

/** Without the script of its language, a page stays static, and this script does nothing. */
const sidebarScript = (lang: string, sidebars: Sidebars): string =>
  `Object.assign(globalThis.${LOCALE_BUNDLES}?.${bundleOf(lang)}?.locale.sidebar??{},${JSON.stringify(sidebars)});`;

/** `/zh/guide` → `zh-guide`, and `/guide` → `en-guide`. */
const nameOf = (lang: string, section: string): string =>
  [lang, ...section.split('/').filter((part) => part !== '' && part !== lang)].join('-');

/** @param isStatic whether a route is that of a static page */
export function navigationScripts(
  lang: string,
  { locales }: LocaleData,
  isStatic: (routePath: string) => boolean,
): NavigationScripts {
  const sidebars = locales.get(lang)?.sidebar ?? {};
  const shortened = Object.entries(sidebars).map(
    ([section, items]) => [section, items, shortenedSection(items, isStatic)] as const,
  );
  return {
    sections: new Map(
      shortened.map(([section, , items]) => [
        section,
        {
          name: nameOf(lang, section),
          code: sidebarScript(lang, { [section]: items }),
          isShortened: isShortened(items),
        },
      ]),
    ),
    allSections: { name: `${lang}-all`, code: sidebarScript(lang, sidebars) },
    groups: new Map(
      shortened.flatMap(([section, items, short]) => wholeGroups(section, items, short)),
    ),
  };
}

/**
 * Script of one language: its locale and UI strings, and the files of its sidebars.
 * @param files paths relative to the built site
 */
export function localeScript(
  lang: string,
  { locales, texts }: LocaleData,
  files: Pick<LocaleBundle, 'sections' | 'allSections'>,
): string {
  const bundle: LocaleBundle = {
    locale: { ...locales.get(lang), sidebar: {} },
    texts: texts.get(lang) ?? {},
    ...files,
  };
  return `(globalThis.${LOCALE_BUNDLES}??={})${bundleOf(lang)}=${JSON.stringify(bundle)};`;
}
