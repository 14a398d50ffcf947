import { ARTICLES_ATTRIBUTE, LANGUAGES_ATTRIBUTE } from '../localeBundles';

/** The first script of the page, to which `engine/articles/build/writePages.ts` adds URLs. */
const first = document.querySelector(`[${LANGUAGES_ATTRIBUTE}]`);

/** Languages and the URLs of their scripts, alternating. */
const received = first?.getAttribute(LANGUAGES_ATTRIBUTE)?.split(' ') ?? [];

/** URLs of the scripts of languages that the page doesn't ship with. */
export const languageScripts: ReadonlyMap<string, string> = new Map(
  received.flatMap((lang, at) => {
    const url = received[at + 1];
    return at % 2 === 0 && url !== undefined ? [[lang, url] as const] : [];
  }),
);

/** URL that the files of all static pages begin with. */
export const articlesUrl = first?.getAttribute(ARTICLES_ATTRIBUTE) ?? '';
