import { useLang } from '@rspress/core/runtime';
import type { LocaleTheme, ThemeConfig } from '@config/themeConfig';
import { useSiteThemeConfig } from './useSiteThemeConfig';

/** The theme's settings, with what the page's language sets differently beside them. */
export function useThemeConfig(): ThemeConfig & { locale: LocaleTheme | undefined } {
  const config = useSiteThemeConfig();
  const lang = useLang();
  return { ...config, locale: config.locales.find((locale) => locale.lang === lang) };
}
