/**
 * The only place where the site's name, addresses and keys are written.
 * Each can be set by the environment variable named beside it.
 */
const env = (name: string, fallback: string): string => process.env[name]?.trim() || fallback;

export const LANGUAGES = [
  { lang: 'en', label: 'English', feedLanguage: 'en' },
  { lang: 'zh', label: '简体中文', feedLanguage: 'zh-CN' },
] as const satisfies readonly { lang: string; label: string; feedLanguage: string }[];

export type Language = (typeof LANGUAGES)[number]['lang'];

export const DEFAULT_LANGUAGE: Language = 'en';

/** The route of a language's home page: `/`, `/zh/`. */
export const homeOf = (lang: Language): string => (lang === DEFAULT_LANGUAGE ? '/' : `/${lang}/`);

/** Addresses carry no trailing slash; `base` begins and ends with one. */
export const site = {
  name: env('SITE_NAME', 'Rsbuild'),
  origin: env('SITE_ORIGIN', 'https://rsbuild.rs').replace(/\/+$/, ''),
  base: env('SITE_BASE', '/'),
  /** Source repository of the documented product. */
  repository: env('SITE_REPOSITORY', 'https://github.com/web-infra-dev/rsbuild'),
  /** Where 'Edit this page' leads: this address plus the page's path below `docs/`. */
  docsBase: env(
    'SITE_DOCS_BASE',
    'https://github.com/web-infra-dev/rsbuild/tree/main/website/docs',
  ),
  /** An optional host for static artwork; every image also ships with the site. */
  assetHost: env('SITE_ASSET_HOST', 'https://assets.rspack.rs').replace(/\/+$/, ''),
  /** The landing page's logo on that host; where none is named, the shipped artwork. */
  heroLogo: env('SITE_HERO_LOGO', '').replace(/^\/+/, ''),
  /** The version of `@rsbuild/core` that the pages document. */
  documentedVersion: '1.7.6',
  /** Whether pages name a social card, which `npm run cards` draws into the build. */
  hasCards: env('SITE_CARDS', 'false') === 'true',
  /** Whether readers can read offline: `on` or `off`. */
  offline: env('SITE_OFFLINE', 'off'),
  /** A hosted search service, where any of the three is set; the build stops unless all are. */
  search: {
    appId: env('SEARCH_APP_ID', ''),
    apiKey: env('SEARCH_API_KEY', ''),
    indexName: env('SEARCH_INDEX_NAME', ''),
  },
} as const;
