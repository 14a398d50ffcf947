import { fileURLToPath } from 'node:url';
import { defineConfig } from '@rspress/core';
import { DEFAULT_LANGUAGE, LANGUAGES, site } from '../../config/site';

/** What pages import; each is the engine's own component where it has one. */
const WRITER_COMPONENTS = [
  'Badge',
  'Benchmark',
  'Cards',
  'FileTree',
  'NextSteps',
  'OptionMeta',
  'PackageManagerTabs',
  'SourceLink',
  'Steps',
  'Tabs',
];

const components = fileURLToPath(new URL('components.tsx', import.meta.url));

/** The site's pages in the engine's default theme and with the engine's own settings: what ours is measured against. */
export default defineConfig({
  root: 'docs',
  outDir: '.cache/default-theme',
  themeDir: 'benchmarks/theme/none',
  title: site.name,
  icon: '/logo.svg',
  lang: DEFAULT_LANGUAGE,
  locales: LANGUAGES.map(({ lang, label }) => ({ lang, label })),
  route: { cleanUrls: true, exclude: LANGUAGES.map(({ lang }) => `${lang}/shared/**`) },
  themeConfig: { locales: LANGUAGES.map(({ lang, label }) => ({ lang, label })) },
  builderConfig: {
    resolve: {
      aliasStrategy: 'prefer-alias',
      alias: Object.fromEntries(
        WRITER_COMPONENTS.map((name) => [`@components/${name}`, components]),
      ),
    },
  },
});
