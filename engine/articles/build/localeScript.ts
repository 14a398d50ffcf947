import { LANGUAGE_PARTS, type Edition, type LanguagePart } from '../localeBundles';

/** What the theme's locales and sentences are, by language. */
export interface LanguageData {
  locales: ReadonlyMap<string, object>;
  texts: ReadonlyMap<string, LanguagePart['texts']>;
}

/** An edition as it is written down: all of it. */
export type WholeEdition = Edition & { paths: string[]; digests: string };

/** What a language's script says of an edition: of another language's as little as it takes to know its addresses. */
function toldIn(lang: string, edition: WholeEdition, all: readonly WholeEdition[]): Edition {
  if (edition.lang === lang) return edition;
  const { version, prefix, paths } = edition;
  const own = all.find((other) => other.lang === lang && other.version === version);
  const isAlike = own?.paths.join() === paths.join();
  return { lang: edition.lang, version, prefix, ...(isAlike ? {} : { paths }) };
}

/** One language's script: its locale, its sentences, and where all pages lie. */
export function languageScript(
  lang: string,
  editions: readonly WholeEdition[],
  data: LanguageData,
): string {
  const part: LanguagePart = {
    locale: { ...data.locales.get(lang) },
    texts: data.texts.get(lang) ?? {},
    editions: editions.map((edition) => toldIn(lang, edition, editions)),
  };
  return `(globalThis.${LANGUAGE_PARTS}??={}).${lang}=${JSON.stringify(part)};`;
}
