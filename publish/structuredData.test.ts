import { expect, it } from 'vitest';
import { absoluteUrl } from './absoluteUrl';
import { site } from '@config/site';
import { structuredData } from './structuredData';

const route = { routePath: '/zh/config/mode', lang: 'zh' };
const page = { title: 'mode', description: 'D' };
const crumbs = [
  { name: site.name, routePath: '/zh/' },
  { name: 'mode', routePath: '/zh/config/mode' },
];

it('describes a page as an article, with its last change and breadcrumbs', () => {
  const changed = '2026-01-02T03:04:05+08:00';
  expect(structuredData(route, page, { crumbs, changed })).toMatchObject([
    {
      '@type': 'TechArticle',
      headline: 'mode',
      description: 'D',
      inLanguage: 'zh',
      url: absoluteUrl('/zh/config/mode'),
      dateModified: '2026-01-01T19:04:05.000Z',
      isPartOf: { '@type': 'WebSite', url: absoluteUrl('/zh/') },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: site.name, item: absoluteUrl('/zh/') },
        { position: 2, name: 'mode', item: absoluteUrl('/zh/config/mode') },
      ],
    },
  ]);
});

it('omits the last change if the history is unknown', () => {
  const [article] = structuredData(route, page, { crumbs, changed: undefined });
  expect(article).not.toHaveProperty('dateModified');
});

it('describes a home page as a website', () => {
  const home = { ...page, pageType: 'home' };
  expect(
    structuredData({ routePath: '/', lang: 'en' }, home, { crumbs: [], changed: undefined }),
  ).toMatchObject([
    { '@type': 'WebSite', name: site.name, url: absoluteUrl('/'), inLanguage: 'en' },
  ]);
});
