import { defineConfig } from '@rspress/core';
import { buildCache } from './config/buildCache';
import { head } from './config/head';
import { logo } from './config/logo';
import { markdown } from './config/markdown';
import { pluginAnnouncement } from './config/plugins/announcement';
import { pluginCollapsedGroups } from './config/plugins/collapsedGroups';
import { pluginColorMode } from './config/plugins/colorMode';
import { pluginDefaultLanguagePrefix } from './config/plugins/defaultLanguagePrefix';
import { pluginFeeds } from './config/plugins/feeds';
import { pluginHiddenParts } from './config/plugins/hiddenParts';
import { pluginHostFiles } from './config/plugins/hostFiles';
import { pluginLastUpdated } from './config/plugins/lastUpdated';
import { pluginLicenses } from './config/plugins/licenses';
import { pluginLocaleRedirect } from './config/plugins/localeRedirect';
import { pluginMarkdownCopies } from './config/plugins/markdownCopies';
import { pluginOverviewHeadings } from './config/plugins/overviewHeadings';
import { pluginMalformedAddress } from './config/plugins/malformedAddress';
import { pluginOwnTheme } from './config/plugins/ownTheme';
import { pluginPatientPages } from './config/plugins/patientPages';
import { pluginRedirectPages } from './config/plugins/redirectPages';
import { pluginSearchIndex } from './config/plugins/searchIndex';
import { pluginSitemap } from './config/plugins/sitemap';
import { pluginSlimPageList } from './config/plugins/slimPageList';
import { pluginSlimRouteTable } from './config/plugins/slimRouteTable';
import { pluginSteppedStart } from './config/plugins/steppedStart';
import { pluginStructuredData } from './config/plugins/structuredData';
import { pluginTranslationState } from './config/plugins/translationState';
import { DEFAULT_LANGUAGE, LANGUAGES, site } from './config/site';
import { frameStrings } from './config/strings';
import { themeConfig } from './config/theme';

/** The engine would answer `lastUpdated` with a plugin of its own beside ours. */
const { lastUpdated = false, ...engineThemeConfig } = themeConfig;

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
  themeConfig: engineThemeConfig,
  plugins: [
    pluginOwnTheme(),
    pluginPatientPages(),
    pluginMalformedAddress(),
    pluginDefaultLanguagePrefix(),
    pluginLocaleRedirect(themeConfig.localeRedirect),
    pluginCollapsedGroups(),
    pluginColorMode(themeConfig.darkMode !== false),
    pluginAnnouncement(),
    pluginHiddenParts(),
    pluginLastUpdated({ isEnabled: lastUpdated }),
    pluginRedirectPages(),
    pluginLicenses(),
    pluginOverviewHeadings(),
    pluginFeeds(),
    pluginMarkdownCopies(),
    pluginStructuredData(),
    pluginSlimPageList(),
    pluginSlimRouteTable(),
    pluginSearchIndex(),
    pluginSteppedStart(),
    pluginSitemap(),
    pluginHostFiles(),
    pluginTranslationState(),
  ],
  builderConfig: {
    performance: { buildCache },
    output: {
      overrideBrowserslist: ['chrome >= 125', 'edge >= 125', 'firefox >= 126', 'safari >= 17.5'],
    },
  },
});
