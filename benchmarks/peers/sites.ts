import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Language } from '@config/site';

const ROOT = join(import.meta.dirname, '../..');
const PEERS = import.meta.dirname;

/** A measured site: how to build it, and where to find its parts. */
export interface Site {
  id: string;
  label: string;
  /** Its build folder; everything inside is generated. */
  folder: string;
  /** Folder of the packages that build it. */
  packages: string;
  /** The packages whose versions are reported. */
  versions: readonly string[];
  command: string;
  build: readonly string[];
  dev: (port: number) => string[];
  env?: Record<string, string>;
  /** Caches of builds and development servers, below `folder`. */
  caches: readonly string[];
  /** Folder of a language's pages, below `folder`. */
  docs: Record<Language, string>;
  /** File extension of a page. */
  extension: '.md' | '.mdx';
  /** URL of a route on the site. */
  link: (route: string) => string;
  search: SearchView;
}

interface SearchView {
  open: (page: Page) => Promise<void>;
  field: string;
  /** Selector of a hit; missing if hits cause no requests and appear late. */
  result?: string;
  /** Files that the site preloads for its search. */
  fetchedUnasked?: RegExp;
}

/** A site of another engine, generated from our pages. */
export interface Peer extends Site {
  /** Folder of static files, below `folder`. */
  publicFolder: string;
  /** Whether a page contains its own heading; otherwise the engine shows its title as one. */
  hasHeading: boolean;
  /** Whether it reads our `_meta.json` and `_nav.json`; otherwise its sidebars are generated. */
  hasNavigationFiles?: true;
}

const asIs = (route: string): string => route;

const ctrlK = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
};

/** This site, built in a copy, so that edits and cold caches don't affect the working tree. */
export const OWN_SITE: Site = {
  id: 'ours',
  label: 'ours',
  folder: join(ROOT, '.cache/peers/ours'),
  packages: join(ROOT, 'node_modules'),
  versions: ['@rspress/core', 'react'],
  command: 'rspress',
  build: ['build'],
  dev: (port) => ['dev', '--host', '127.0.0.1', '--port', String(port)],
  caches: ['node_modules', '.cache', '.rspress'],
  docs: { en: 'docs/en', zh: 'docs/zh' },
  extension: '.mdx',
  link: asIs,
  search: { open: ctrlK, field: 'dialog input', result: '[role=option]' },
};

/** Everything that our build requires. */
export const OWN_SOURCES = [
  'components',
  'config',
  'diagnostics',
  'docs',
  'engine',
  'i18n.json',
  'markdown',
  'migration',
  'offline',
  'package-lock.json',
  'package.json',
  'publish',
  'rspress.config.ts',
  'scripts',
  'search',
  'theme',
  'tsconfig.json',
  'types.d.ts',
] as const;

export const PEERS_OF_OURS: readonly Peer[] = [
  {
    id: 'rspress',
    label: 'Rspress',
    folder: join(PEERS, 'rspress/.work'),
    packages: join(ROOT, 'node_modules'),
    versions: ['@rspress/core'],
    command: 'rspress',
    build: ['build'],
    dev: (port) => ['dev', '--host', '127.0.0.1', '--port', String(port)],
    caches: ['node_modules', '.rspress'],
    docs: { en: 'docs/en', zh: 'docs/zh' },
    publicFolder: 'docs/public',
    extension: '.md',
    hasHeading: true,
    hasNavigationFiles: true,
    link: asIs,
    search: {
      open: ctrlK,
      // It indexes all texts of the site in the page before it responds.
      field: '.rp-search-panel__input',
      fetchedUnasked: /search_index/,
    },
  },
  {
    id: 'vitepress',
    label: 'VitePress',
    folder: join(PEERS, 'vitepress/.work'),
    packages: join(PEERS, 'vitepress/node_modules'),
    versions: ['vitepress', 'vue'],
    command: 'vitepress',
    build: ['build'],
    dev: (port) => ['dev', '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    caches: ['node_modules', '.vitepress/cache', '.vitepress/.temp'],
    docs: { en: 'docs', zh: 'docs/zh' },
    publicFolder: 'docs/public',
    extension: '.md',
    hasHeading: true,
    link: asIs,
    search: { open: ctrlK, field: '#localsearch-input', result: '.VPLocalSearchBox .result' },
  },
  {
    id: 'starlight',
    label: 'Starlight',
    folder: join(PEERS, 'starlight/.work'),
    packages: join(PEERS, 'starlight/node_modules'),
    versions: ['@astrojs/starlight', 'astro'],
    command: 'astro',
    build: ['build'],
    dev: (port) => ['dev', '--ignore-lock', '--host', '127.0.0.1', '--port', String(port)],
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
    caches: ['node_modules', '.astro'],
    docs: { en: 'src/content/docs', zh: 'src/content/docs/zh' },
    publicFolder: 'public',
    extension: '.md',
    hasHeading: false,
    link: (route) => (route.endsWith('/') ? route : `${route}/`),
    search: { open: ctrlK, field: '.pagefind-ui__search-input', result: '.pagefind-ui__result' },
  },
  {
    id: 'docusaurus',
    label: 'Docusaurus',
    folder: join(PEERS, 'docusaurus/.work'),
    packages: join(PEERS, 'docusaurus/node_modules'),
    versions: ['@docusaurus/core', '@docusaurus/faster', '@easyops-cn/docusaurus-search-local'],
    command: 'docusaurus',
    build: ['build', '--out-dir', 'dist'],
    dev: (port) => ['start', '--no-open', '--host', '127.0.0.1', '--port', String(port)],
    caches: ['node_modules', '.docusaurus'],
    docs: { en: 'docs', zh: 'i18n/zh/docusaurus-plugin-content-docs/current' },
    publicFolder: 'static',
    extension: '.md',
    hasHeading: true,
    link: asIs,
    search: {
      open: async (page) => {
        await page.locator('.navbar__search-input').click();
      },
      field: '.navbar__search-input',
      result: '[class*=suggestion_]',
    },
  },
];
