import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

const section = (label, directory) => ({
  label,
  collapsed: true,
  items: [{ autogenerate: { directory, collapsed: true } }],
});

export default defineConfig({
  integrations: [
    starlight({
      title: 'Rsbuild',
      favicon: '/logo.svg',
      locales: {
        root: { label: 'English', lang: 'en' },
        zh: { label: '简体中文', lang: 'zh' },
      },
      sidebar: [
        section('Guide', 'guide'),
        section('Config', 'config'),
        section('Plugin', 'plugins'),
        section('API', 'api'),
        section('Community', 'community'),
      ],
    }),
  ],
});
