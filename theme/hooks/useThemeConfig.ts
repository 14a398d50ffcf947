import { useLang, useSite } from '@rspress/core/runtime';
import type { LocaleTheme, ThemeConfig } from '@config/themeConfig';

/** The theme configuration, with the overrides of the page's language as `locale`. */
export function useThemeConfig(): ThemeConfig & { locale: LocaleTheme | undefined } {
  const config = useSiteThemeConfig();
  const lang = useLang();
  return { ...config, locale: config.locales.find((locale) => locale.lang === lang) };
}

/** The site-wide theme configuration; the engine reads the theme state outside of pages. */
export const useSiteThemeConfig = (): ThemeConfig =>
  useSite().site.themeConfig as unknown as ThemeConfig;
