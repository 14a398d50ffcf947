/**
 * What the site says in each language, of which a page brings its own; all on the 404 page, which answers any address.
 * The others come when a reader goes there.
 */
import texts from 'virtual-i18n-text';
import siteData from 'virtual-site-data';
import { retryableOnce } from '@components/ui/loading/retryableOnce';
import { LOCALE_BUNDLES, type LocaleBundles } from '../localeBundles';
import { LANGUAGES_ATTRIBUTE } from '../pageData';

const globals = globalThis as unknown as Record<typeof LOCALE_BUNDLES, LocaleBundles>;

/** By language; the parts that are there. */
export const localeBundles = (): LocaleBundles => globals[LOCALE_BUNDLES];

/** Puts a part where the engine looks for it. */
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
      reject(new Error(`${src} does not come`));
    });
    script.src = src;
    document.head.append(script);
  });

/** Languages and their scripts in turns, as the page tells them. */
const received =
  document
    .querySelector(`[${LANGUAGES_ATTRIBUTE}]`)
    ?.getAttribute(LANGUAGES_ATTRIBUTE)
    ?.split(' ') ?? [];

/** Loads the script of a language that the page has not brought. */
const loads = new Map(
  received.map((lang, at) => [
    lang,
    retryableOnce(async () => {
      await runScript(received[at + 1] ?? '');
      take(lang);
    }),
  ]),
);

/** Has a language there, whose pages can be shown then. @throws where it does not come */
export async function loadLocale(lang: string): Promise<void> {
  if (!(lang in localeBundles())) await loads.get(lang)?.();
}
