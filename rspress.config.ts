import { defineConfig } from '@rspress/core';
import { parts } from './engine/load.mjs';

const { head, logo, markdown, plugins, site, themeConfig } = parts;

/** The engine answers `lastUpdated` with a plugin of its own, which would stand beside ours. */
const engineThemeConfig = { ...themeConfig, lastUpdated: undefined };

/** The engine's persistent cache makes no build faster, and writes 170 MB for it: `page-compiler` keeps what pages compile to. */
const isBuild = process.env.NODE_ENV === 'production';

export default defineConfig({
  root: 'docs',
  outDir: 'dist',
  base: site.base,
  siteOrigin: site.origin,
  title: site.name,
  icon: '/logo.svg',
  logo,
  logoText: site.name,
  lang: parts.DEFAULT_LANGUAGE,
  head,
  locales: parts.LANGUAGES.map(({ lang, label }) => ({ lang, label })),
  i18nSource: parts.frameStrings,
  route: {
    cleanUrls: true,
    // All that pages are: the engine looks for each with every extension it knows, and ours last, at each edit.
    extensions: ['.mdx', '.md'],
    exclude: parts.LANGUAGES.map(({ lang }) => `${lang}/shared/**`),
    localeRedirect: 'never',
  },
  search: false,
  mediumZoom: false,
  markdown,
  themeConfig: engineThemeConfig,
  plugins,
  builderConfig: {
    performance: {
      buildCache: isBuild ? false : parts.buildCache,
      // A line and a compression for each of two thousand files: `npm run check:weight` says what counts.
      printFileSize: { detail: false, compressed: false },
    },
    output: {
      // By default, class names end in a hash each, which adds 0.8 KB (gzip) to a page.
      cssModules: { localIdentName: '[name]-[local]' },
      overrideBrowserslist: ['chrome >= 125', 'edge >= 125', 'firefox >= 126', 'safari >= 17.5'],
    },
  },
});
