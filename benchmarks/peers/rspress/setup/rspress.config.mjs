import { defineConfig } from '@rspress/core';

const locales = [
  { lang: 'en', label: 'English' },
  { lang: 'zh', label: '简体中文' },
];

export default defineConfig({
  root: 'docs',
  outDir: 'dist',
  title: 'Rsbuild',
  icon: '/logo.svg',
  lang: 'en',
  locales,
  route: { cleanUrls: true },
  themeConfig: { locales },
});
