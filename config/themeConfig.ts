import type { NavItem, Sidebar } from '@rspress/core';
import { z } from 'zod';

/**
 * What the theme can be told; specification §3 'Theme config' and 'Locale entry'.
 * The theme imports types alone from here: nothing of this file reaches the browser.
 */
const text = z.string().min(1);

const socialLink = z.strictObject({
  icon: z.union([
    z.enum(['github', 'x', 'discord', 'bluesky']),
    z.strictObject({ svg: z.string().startsWith('<svg') }),
  ]),
  mode: z.enum(['link', 'text', 'img', 'dom']),
  /** An address for `link`; the text, image address or HTML to show for the others. */
  content: text,
});

const editLink = z.strictObject({ docRepoBaseUrl: z.string(), text: z.string() });

const overview = z.strictObject({
  filterNameText: text.optional(),
  filterPlaceholderText: text.optional(),
  filterNoResultText: text.optional(),
});

/** A hosted search service; all of it ships to every reader, so the key must be one that can only search. */
const hostedSearch = z.strictObject({
  appId: z.string().min(1, '`appId` is missing.'),
  apiKey: z.string().min(1, '`apiKey` is missing.'),
  indexName: z.string().min(1, '`indexName` is missing.'),
});

/** Keys that stand for the whole site and that a locale may set for itself. */
const localizable = {
  outlineTitle: text.optional(),
  prevPageText: text.optional(),
  nextPageText: text.optional(),
  /** The text of a `<SourceLink>` without children; the path by default. */
  sourceCodeText: text.optional(),
  searchPlaceholderText: text.optional(),
  searchNoResultsText: text.optional(),
  searchSuggestedQueryText: text.optional(),
  editLink: editLink.optional(),
  overview: overview.optional(),
  /** Navigation and sidebars come from `_nav.json` and `_meta.json`; given here, they win. */
  nav: z.custom<NavItem[]>(Array.isArray, 'expected a list').optional(),
  sidebar: z.custom<Sidebar>((value) => typeof value === 'object', 'expected an object').optional(),
};

const localeTheme = z.strictObject({
  lang: text,
  label: text,
  /** The description of pages that have none in their front matter. */
  description: text.optional(),
  ...localizable,
});

const themeConfigSchema = z.strictObject({
  darkMode: z.boolean().optional(),
  /** Spreads a chosen theme over the page in a circle, unless the reader prefers reduced motion. */
  enableAppearanceAnimation: z.boolean().optional(),
  /** Fades in each page that the reader navigates to, unless the reader prefers reduced motion. */
  enableContentAnimation: z.boolean().optional(),
  enableScrollToTop: z.boolean().optional(),
  /** Shows a page's title as its heading where it has no `#` heading; true by default. */
  fallbackHeadingTitle: z.boolean().optional(),
  /** The landing page's background, in place of the artwork that ships with the site. */
  heroBackgroundUrl: text.optional(),
  /** The landing page's logo, in place of the artwork that ships with the site. */
  heroLogoUrl: text.optional(),
  hideNavbar: z.enum(['never', 'auto', 'always']).optional(),
  lastUpdated: z.boolean().optional(),
  localeRedirect: z.enum(['auto', 'never']).optional(),
  /** Whether pages can be read offline; `off` has browsers remove what they stored before. */
  offline: z.enum(['on', 'off']).optional(),
  outline: z.boolean().optional(),
  search: z.boolean().optional(),
  /** Answers in place of the site's own index. */
  hostedSearch: hostedSearch.optional(),
  socialLinks: z.array(socialLink).optional(),
  /** Where the documented product's code can be read, at the documented version. */
  sourceBase: z.url(),
  ...localizable,
  locales: z.array(localeTheme),
});

export type SocialLink = z.infer<typeof socialLink>;
export type HostedSearch = z.infer<typeof hostedSearch>;
export type LocaleTheme = z.infer<typeof localeTheme>;
export type ThemeConfig = z.infer<typeof themeConfigSchema>;

/**
 * Checks the theme's settings.
 * @throws an error whose message names each unknown key or bad value, one sentence a line.
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
