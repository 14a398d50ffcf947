import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';

/** Written by writeSite.ts: a sidebar for each section of each language. */
const sidebar = JSON.parse(readFileSync(new URL('../sidebar.json', import.meta.url), 'utf8'));

const nav = (home) => [
  { text: 'Guide', link: `${home}guide/start/` },
  { text: 'Config', link: `${home}config/` },
  { text: 'Plugin', link: `${home}plugins/list/` },
  { text: 'API', link: `${home}api/start/` },
  { text: 'Community', link: `${home}community/` },
];

export default defineConfig({
  srcDir: 'docs',
  outDir: 'dist',
  title: 'Rsbuild',
  cleanUrls: true,
  head: [['link', { rel: 'icon', href: '/logo.svg', type: 'image/svg+xml' }]],
  locales: {
    root: { label: 'English', lang: 'en', themeConfig: { nav: nav('/') } },
    zh: { label: '简体中文', lang: 'zh', themeConfig: { nav: nav('/zh/') } },
  },
  themeConfig: { sidebar, search: { provider: 'local' } },
});
