import { LOCALE_BUNDLES, type RouteManifest, type LocaleBundle } from '../localeBundles';

/** What the theme's locales and sentences are, by language. */
export interface LocaleData {
  locales: ReadonlyMap<string, object>;
  texts: ReadonlyMap<string, LocaleBundle['texts']>;
}

/** An edition as it is written down: all of it. */
export type FullRouteManifest = RouteManifest & { paths: string[]; digests: string };

/** What a language's script says of an edition: of another language's as little as it takes to know its addresses. */
function textsFor(
  lang: string,
  manifest: FullRouteManifest,
  all: readonly FullRouteManifest[],
): RouteManifest {
  if (manifest.lang === lang) return manifest;
  const { version, prefix, paths } = manifest;
  const own = all.find((other) => other.lang === lang && other.version === version);
  const isAlike = own?.paths.join() === paths.join();
  return { lang: manifest.lang, version, prefix, ...(isAlike ? {} : { paths }) };
}

/** One language's script: its locale, its sentences, and where all pages lie. */
export function localeScript(
  lang: string,
  manifests: readonly FullRouteManifest[],
  data: LocaleData,
): string {
  const part: LocaleBundle = {
    locale: { ...data.locales.get(lang) },
    texts: data.texts.get(lang) ?? {},
    manifests: manifests.map((manifest) => textsFor(lang, manifest, manifests)),
  };
  return `(globalThis.${LOCALE_BUNDLES}??={}).${lang}=${JSON.stringify(part)};`;
}
