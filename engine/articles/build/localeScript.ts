import { LOCALE_BUNDLES, type RouteManifest, type LocaleBundle } from '../localeBundles';

/** Locales and UI strings of the theme, by language. */
export interface LocaleData {
  locales: ReadonlyMap<string, object>;
  texts: ReadonlyMap<string, LocaleBundle['texts']>;
}

/** A manifest with all its fields. */
export type FullRouteManifest = RouteManifest & { paths: string[]; digests: string };

/** A manifest for a language's bundle. For another language it contains only what is needed to know the URLs. */
function textsFor(
  lang: string,
  manifest: FullRouteManifest,
  all: readonly FullRouteManifest[],
): RouteManifest {
  if (manifest.lang === lang) return manifest;
  const { version, prefix, paths } = manifest;
  const own = all.find((other) => other.lang === lang && other.version === version);
  const hasSamePaths = own?.paths.join() === paths.join();
  return { lang: manifest.lang, version, prefix, ...(hasSamePaths ? {} : { paths }) };
}

/** Script of one language: its locale, its UI strings, and the manifests of all pages. */
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
