import { useSite } from '@rspress/core/runtime';
import type { ThemeConfig } from '@config/themeConfig';

/** The theme's settings of the whole site: the engine asks for a theme's state before there is a page. */
export const useSiteThemeConfig = (): ThemeConfig =>
  useSite().site.themeConfig as unknown as ThemeConfig;
