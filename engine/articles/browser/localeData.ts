/**
 * Navigation and UI strings per language. A page ships with the bundle of its language and the sidebar of its section;
 * the 404 page, which responds to any URL, with the bundles of all languages. The others load when a user navigates to
 * a page that needs them.
 */
import texts from 'virtual-i18n-text';
import siteData from 'virtual-site-data';
import { retryableOnce } from '@components/ui/loading/retryableOnce';
import { itemsFrom, sectionKey } from '@model/sidebarTree';
import { LOCALE_BUNDLES, type LocaleBundle, type LocaleBundles } from '../localeBundles';
import { notifySidebarListeners } from '../sidebarChanges';
import { completeGroup, type WholeGroup } from '../sidebarGroups';
import { languageScripts } from './firstScript';

declare const __webpack_public_path__: string;

const globals = globalThis as unknown as Record<typeof LOCALE_BUNDLES, LocaleBundles>;

/** Loaded bundles, by language. */
const localeBundles = (): LocaleBundles => globals[LOCALE_BUNDLES];

/** Merges a loaded bundle into the engine's site data and UI strings. */
function take(lang: string): void {
  const part = localeBundles()[lang];
  if (!part) return;
  const { locales } = siteData.themeConfig;
  Object.assign(locales.find((locale) => locale.lang === lang) ?? {}, part.locale);
  for (const [key, text] of Object.entries(part.texts)) (texts[key] ??= {})[lang] = text;
}

for (const lang of Object.keys(localeBundles())) take(lang);

const runScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => {
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${src} failed to load`));
    });
    script.src = src;
    document.head.append(script);
  });

/** Loaders of the scripts that the page doesn't ship with, by URL. */
const loads = new Map<string, () => Promise<void>>();

function loadScript(src: string): Promise<void> {
  const load = loads.get(src) ?? retryableOnce(() => runScript(src));
  loads.set(src, load);
  return load();
}

/** The language of a page, from its path. */
const languageOf = (path: string): string =>
  path
    .split('/')
    .slice(1, 3)
    .find((part) => siteData.themeConfig.locales.some(({ lang }) => lang === part)) ??
  siteData.lang;

/** Loads the bundle of a page's language. */
async function loadLocale(path: string): Promise<LocaleBundle | undefined> {
  const lang = languageOf(path);
  const src = languageScripts.get(lang);
  if (!(lang in localeBundles()) && src !== undefined) {
    await loadScript(src);
    take(lang);
  }
  return localeBundles()[lang];
}

async function loadSidebars(script: string | undefined): Promise<void> {
  if (script === undefined) return;
  await loadScript(__webpack_public_path__ + script);
  notifySidebarListeners();
}

/** Loads the language and the sidebar of a page. @throws if a script fails to load */
export async function loadNavigation(path: string): Promise<void> {
  const bundle = await loadLocale(path);
  if (!bundle) return;
  const section = sectionKey(Object.keys(bundle.sections), path);
  if (section === undefined || section in bundle.locale.sidebar) return;
  await loadSidebars(bundle.sections[section]);
}

/** Loads all sidebars of a page's language. @throws if their script fails to load */
export async function loadAllSidebars(path: string): Promise<void> {
  const bundle = await loadLocale(path);
  if (!bundle) return;
  const { sidebar } = bundle.locale;
  const isWhole = (key: string) => sidebar[key]?.every((item) => !itemsFrom(item)) ?? false;
  if (!Object.keys(bundle.sections).every(isWhole)) await loadSidebars(bundle.allSections);
}

/** Adds the group that a page's data contains to the sidebar of a language whose bundle has loaded. */
export function takeGroup(path: string, group: WholeGroup): void {
  const bundle = localeBundles()[languageOf(path)];
  if (bundle && completeGroup(bundle.locale.sidebar, group)) notifySidebarListeners();
}

/** Whether a page lists pages that its own sidebar doesn't contain. */
export function needsAllSidebars(path: string, { overview }: { overview?: unknown }): boolean {
  const { sections = {}, locale } = localeBundles()[languageOf(path)] ?? {};
  const section = sectionKey(Object.keys(sections), path);
  const items = section === undefined ? undefined : locale?.sidebar[section];
  return overview === true && (items?.some(itemsFrom) ?? true);
}
