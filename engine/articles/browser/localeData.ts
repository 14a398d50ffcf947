/**
 * What the site says in each language, of which a page brings its own; all on the 404 page, which answers any address.
 * The others come when a reader goes there.
 */
import texts from 'virtual-i18n-text';
import siteData from 'virtual-site-data';
import { keptLoad } from '@components/ui/loading/keptLoad';
import { LANGUAGE_PARTS, type LanguageParts } from '../localeBundles';
import { LANGUAGES_ATTRIBUTE } from '../pageData';

const globals = globalThis as unknown as Record<typeof LANGUAGE_PARTS, LanguageParts>;

/** By language; the parts that are there. */
export const languageParts = (): LanguageParts => globals[LANGUAGE_PARTS];

/** Puts a part where the engine looks for it. */
function take(lang: string): void {
  const part = languageParts()[lang];
  if (!part) return;
  const { locales } = siteData.themeConfig;
  Object.assign(locales.find((locale) => locale.lang === lang) ?? {}, part.locale);
  for (const [key, text] of Object.entries(part.texts)) (texts[key] ??= {})[lang] = text;
}

for (const lang of Object.keys(languageParts())) take(lang);

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
const told =
  document
    .querySelector(`[${LANGUAGES_ATTRIBUTE}]`)
    ?.getAttribute(LANGUAGES_ATTRIBUTE)
    ?.split(' ') ?? [];

/** Loads the script of a language that the page has not brought. */
const loads = new Map(
  told.map((lang, at) => [
    lang,
    keptLoad(async () => {
      await runScript(told[at + 1] ?? '');
      take(lang);
    }),
  ]),
);

/** Has a language there, whose pages can be shown then. @throws where it does not come */
export async function bringLanguage(lang: string): Promise<void> {
  if (!(lang in languageParts())) await loads.get(lang)?.();
}
