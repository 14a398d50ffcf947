import { useLang, useSite } from '@rspress/core/runtime';
import type { LocaleTheme, ThemeConfig } from '@config/themeConfig';

/** The theme's settings, with what the page's language sets differently beside them. */
export function useThemeConfig(): ThemeConfig & { locale: LocaleTheme | undefined } {
  const config = useSiteThemeConfig();
  const lang = useLang();
  return { ...config, locale: config.locales.find((locale) => locale.lang === lang) };
}

/** The theme's settings of the whole site: the engine asks for a theme's state before there is a page. */
export const useSiteThemeConfig = (): ThemeConfig =>
  useSite().site.themeConfig as unknown as ThemeConfig;
