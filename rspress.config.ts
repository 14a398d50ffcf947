import { defineConfig } from '@rspress/core';
import { head } from './config/head';
import { logo } from './config/logo';
import { markdown } from './config/markdown';
import { pluginAnnouncement } from './config/plugins/announcement';
import { pluginColorMode } from './config/plugins/colorMode';
import { pluginDefaultLanguagePrefix } from './config/plugins/defaultLanguagePrefix';
import { pluginHiddenParts } from './config/plugins/hiddenParts';
import { pluginLocaleRedirect } from './config/plugins/localeRedirect';
import { pluginOwnTheme } from './config/plugins/ownTheme';
import { pluginRedirectPages } from './config/plugins/redirectPages';
import { pluginSlimPageList } from './config/plugins/slimPageList';
import { DEFAULT_LANGUAGE, LANGUAGES, site } from './config/site';
import { frameStrings } from './config/strings';
import { themeConfig } from './config/theme';

export default defineConfig({
  root: 'docs',
  outDir: 'dist',
  base: site.base,
  siteOrigin: site.origin,
  title: site.name,
  icon: '/logo.svg',
  logo,
  logoText: site.name,
  lang: DEFAULT_LANGUAGE,
  head,
  locales: LANGUAGES.map(({ lang, label }) => ({ lang, label })),
  i18nSource: frameStrings,
  route: {
    cleanUrls: true,
    exclude: LANGUAGES.map(({ lang }) => `${lang}/shared/**`),
    localeRedirect: 'never',
  },
  search: false,
  mediumZoom: false,
  markdown,
  themeConfig,
  plugins: [
    pluginOwnTheme(),
    pluginDefaultLanguagePrefix(),
    pluginLocaleRedirect(themeConfig.localeRedirect),
    pluginColorMode(themeConfig.darkMode !== false),
    pluginAnnouncement(),
    pluginHiddenParts(),
    pluginRedirectPages(),
    pluginSlimPageList(),
  ],
  builderConfig: {
    output: {
      overrideBrowserslist: ['chrome >= 125', 'edge >= 125', 'firefox >= 126', 'safari >= 17.5'],
    },
  },
});
