import type { NavItem, Sidebar } from '@rspress/core';
import { z } from 'zod';

/**
 * The theme configuration; specification §3 'Theme config' and 'Locale entry'. The theme imports only types from
 * here, so nothing of this file reaches the browser.
 */
const text = z.string().min(1);

const socialLink = z.strictObject({
  icon: z.union([
    z.enum(['github', 'x', 'discord', 'bluesky']),
    z.strictObject({ svg: z.string().startsWith('<svg') }),
  ]),
  mode: z.enum(['link', 'text', 'img', 'dom']),
  /** A URL for `link`; the text, image URL or HTML for the others. */
  content: text,
});

const editLink = z.strictObject({ docRepoBaseUrl: z.string(), text: z.string() });

const overview = z.strictObject({
  filterNameText: text.optional(),
  filterPlaceholderText: text.optional(),
  filterNoResultText: text.optional(),
});

/** A hosted search service. It ships to every user, so the key must be search-only. */
const hostedSearch = z.strictObject({
  appId: z.string().min(1, '`appId` is missing.'),
  apiKey: z.string().min(1, '`apiKey` is missing.'),
  indexName: z.string().min(1, '`indexName` is missing.'),
});

/** Site-wide keys that a locale can override. */
const localizable = {
  outlineTitle: text.optional(),
  prevPageText: text.optional(),
  nextPageText: text.optional(),
  /** Text of a `<SourceLink>` without children; the path by default. */
  sourceCodeText: text.optional(),
  searchPlaceholderText: text.optional(),
  searchNoResultsText: text.optional(),
  searchSuggestedQueryText: text.optional(),
  editLink: editLink.optional(),
  overview: overview.optional(),
  /** Navigation and sidebars come from `_nav.json` and `_meta.json`; values set here take precedence. */
  nav: z.custom<NavItem[]>(Array.isArray, 'expected a list').optional(),
  sidebar: z.custom<Sidebar>((value) => typeof value === 'object', 'expected an object').optional(),
};

const localeTheme = z.strictObject({
  lang: text,
  label: text,
  /** Description of pages without one in their front matter. */
  description: text.optional(),
  ...localizable,
});

const themeConfigSchema = z.strictObject({
  darkMode: z.boolean().optional(),
  /** Whether a color mode change spreads in a circle, unless the user prefers reduced motion. */
  enableAppearanceAnimation: z.boolean().optional(),
  /** Whether pages fade in on navigation, unless the user prefers reduced motion. */
  enableContentAnimation: z.boolean().optional(),
  enableScrollToTop: z.boolean().optional(),
  /** Whether a page without a `#` heading shows its title as heading; true by default. */
  fallbackHeadingTitle: z.boolean().optional(),
  /** The landing page's background, instead of the built-in artwork. */
  heroBackgroundUrl: text.optional(),
  /** The landing page's logo, instead of the built-in artwork. */
  heroLogoUrl: text.optional(),
  hideNavbar: z.enum(['never', 'auto', 'always']).optional(),
  lastUpdated: z.boolean().optional(),
  localeRedirect: z.enum(['auto', 'never']).optional(),
  /** Whether pages can be read offline; `off` removes what browsers stored before. */
  offline: z.enum(['on', 'off']).optional(),
  outline: z.boolean().optional(),
  search: z.boolean().optional(),
  /** Replaces the embedded index. */
  hostedSearch: hostedSearch.optional(),
  socialLinks: z.array(socialLink).optional(),
  /** Base URL of the documented product's source code, at the documented version. */
  sourceBase: z.url(),
  ...localizable,
  locales: z.array(localeTheme),
});

export type SocialLink = z.infer<typeof socialLink>;
export type HostedSearch = z.infer<typeof hostedSearch>;
export type LocaleTheme = z.infer<typeof localeTheme>;
export type ThemeConfig = z.infer<typeof themeConfigSchema>;

/**
 * Validates the theme configuration.
 * @throws an error with one line for each unknown key or invalid value
 */
export function checkThemeConfig(config: unknown): ThemeConfig {
  const result = themeConfigSchema.safeParse(config);
  if (result.success) return result.data;
  const sentences = result.error.issues.map(
    ({ path, message }) =>
      `config/theme.ts: ${path.length > 0 ? path.join('.') : 'themeConfig'}: ${message}`,
  );
  throw new Error(sentences.join('\n'));
}
