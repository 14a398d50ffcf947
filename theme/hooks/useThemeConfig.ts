import { useLang, useSite } from '@rspress/core/runtime';
import type { LocaleTheme, ThemeConfig } from '@config/themeConfig';

/** The theme's settings, with what the page's language sets differently beside them. */
export function useThemeConfig(): ThemeConfig & { locale: LocaleTheme | undefined } {
  const { site } = useSite();
  const lang = useLang();
  const config = site.themeConfig as unknown as ThemeConfig;
  return { ...config, locale: config.locales.find((locale) => locale.lang === lang) };
}
