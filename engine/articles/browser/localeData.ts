/**
 * Navigation and UI strings per language. A page ships with the bundle of its own language, and the 404 page, which
 * responds to any URL, with all of them. The others load when a user navigates to a page in that language.
 */
import texts from 'virtual-i18n-text';
import siteData from 'virtual-site-data';
import { retryableOnce } from '@components/ui/loading/retryableOnce';
import { LOCALE_BUNDLES, type LocaleBundles, LANGUAGES_ATTRIBUTE } from '../localeBundles';

const globals = globalThis as unknown as Record<typeof LOCALE_BUNDLES, LocaleBundles>;

/** Loaded bundles, by language. */
export const localeBundles = (): LocaleBundles => globals[LOCALE_BUNDLES];

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

/** Languages and the URLs of their scripts, alternating. */
const received =
  document
    .querySelector(`[${LANGUAGES_ATTRIBUTE}]`)
    ?.getAttribute(LANGUAGES_ATTRIBUTE)
    ?.split(' ') ?? [];

/** Loaders of the scripts that the page doesn't ship with, by language. */
const loads = new Map(
  received.map((lang, at) => [
    lang,
    retryableOnce(async () => {
      await runScript(received[at + 1] ?? '');
      take(lang);
    }),
  ]),
);

/** Loads a language's bundle, so that its pages can render. @throws if its script fails to load */
export async function loadLocale(lang: string): Promise<void> {
  if (!(lang in localeBundles())) await loads.get(lang)?.();
}
