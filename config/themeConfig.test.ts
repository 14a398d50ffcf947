import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { themeConfig } from './theme';
import { checkThemeConfig, type LocaleTheme, type ThemeConfig } from './themeConfig';

const locales = [{ lang: 'en', label: 'English' }];

/** The file that gives each key its effect; a key without one does not compile. */
const READERS = {
  darkMode: 'theme/hooks/useColorMode.ts',
  description: 'theme/frame/PageHead.tsx',
  editLink: 'theme/frame/PageFooter.tsx',
  enableAppearanceAnimation: 'theme/hooks/useColorMode.ts',
  enableContentAnimation: 'theme/frame/PageArticle.tsx',
  enableScrollToTop: 'theme/frame/BackToTop.tsx',
  fallbackHeadingTitle: 'markdown/plugins/remarkFallbackHeading.ts',
  heroBackgroundUrl: 'theme/frame/HomeSections.tsx',
  heroLogoUrl: 'theme/frame/HomeSections.tsx',
  hideNavbar: 'theme/frame/SiteBar.tsx',
  hostedSearch: 'theme/hooks/useSearchWarmUp.ts',
  label: 'theme/frame/LanguageSwitch.tsx',
  lang: 'theme/hooks/useThemeConfig.ts',
  lastUpdated: 'engine/plugins.ts',
  localeRedirect: 'engine/headScripts/headScriptsPlugin.ts',
  locales: 'theme/hooks/useThemeConfig.ts',
  // The engine gives the locales what the whole site sets of these two.
  nav: 'node_modules/@rspress/core/dist/runtime/hooks/useNav.js',
  sidebar: 'theme/hooks/useSectionSidebar.ts',
  nextPageText: 'theme/frame/PageFooter.tsx',
  offline: 'engine/plugins.ts',
  outline: 'theme/hooks/usePageOutline.ts',
  outlineTitle: 'theme/frame/Outline.tsx',
  overview: 'theme/frame/PageOverview.tsx',
  prevPageText: 'theme/frame/PageFooter.tsx',
  search: 'theme/frame/SearchBox.tsx',
  searchNoResultsText: 'theme/frame/SearchPanel.tsx',
  searchPlaceholderText: 'theme/frame/SearchPanel.tsx',
  searchSuggestedQueryText: 'theme/frame/SearchPanel.tsx',
  socialLinks: 'theme/frame/Navigation.tsx',
  sourceBase: 'theme/Root.tsx',
  sourceCodeText: 'theme/Root.tsx',
} satisfies Record<keyof ThemeConfig | keyof LocaleTheme, string>;

describe('checkThemeConfig', () => {
  it('accepts the settings of this site', () => {
    expect(checkThemeConfig(themeConfig)).toEqual(themeConfig);
  });

  it.each(Object.entries(READERS))('accepts %s because %s reads it', (key, reader) => {
    const source = readFileSync(path.join(import.meta.dirname, '..', reader), 'utf8');
    expect(source).toMatch(new RegExp(`\\b${key}\\b`));
  });

  it('reports an unknown key', () => {
    expect(() => checkThemeConfig({ locales, hideNavBar: 'never' })).toThrow(
      'config/theme.ts: themeConfig: Unrecognized key: "hideNavBar"',
    );
  });

  it('reports an invalid value with its path and the allowed ones', () => {
    expect(() => checkThemeConfig({ locales, hideNavbar: 'sometimes' })).toThrow(
      'config/theme.ts: hideNavbar: Invalid option: expected one of "never"|"auto"|"always"',
    );
    expect(() => checkThemeConfig({ locales, offline: 'yes' })).toThrow(
      'config/theme.ts: offline: Invalid option: expected one of "on"|"off"',
    );
    expect(() => checkThemeConfig({ locales: [{ ...locales[0], prevPageText: 1 }] })).toThrow(
      'config/theme.ts: locales.0.prevPageText: Invalid input: expected string, received number',
    );
  });

  it.each(['appId', 'apiKey', 'indexName'])(
    'stops the build with an error if the search service has no %s',
    (key) => {
      const hostedSearch = { appId: 'A', apiKey: 'K', indexName: 'docs', [key]: '' };
      expect(() => checkThemeConfig({ locales, hostedSearch })).toThrow(
        `config/theme.ts: hostedSearch.${key}: \`${key}\` is missing.`,
      );
    },
  );
});
