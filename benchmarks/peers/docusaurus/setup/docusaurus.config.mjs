const section = (label, sidebarId) => ({ type: 'docSidebar', label, sidebarId, position: 'left' });

export default {
  title: 'Rsbuild',
  url: 'https://docs.example',
  baseUrl: '/',
  favicon: '/logo.svg',
  // This project checks links; the check must not slow down the peer.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: { v4: true, faster: true },
  markdown: { format: 'md' },
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'zh'],
    localeConfigs: { en: { label: 'English' }, zh: { label: '简体中文' } },
  },
  presets: [
    [
      'classic',
      { docs: { routeBasePath: '/', sidebarPath: './sidebars.mjs' }, blog: false, pages: false },
    ],
  ],
  themes: [
    [
      '@easyops-cn/docusaurus-search-local',
      { hashed: true, language: ['en', 'zh'], indexBlog: false, docsRouteBasePath: '/' },
    ],
  ],
  themeConfig: {
    prism: { additionalLanguages: ['bash', 'diff'] },
    navbar: {
      title: 'Rsbuild',
      items: [
        section('Guide', 'guide'),
        section('Config', 'config'),
        section('Plugin', 'plugins'),
        section('API', 'api'),
        section('Community', 'community'),
        { type: 'localeDropdown', position: 'right' },
      ],
    },
  },
};
