import { describe, expect, it } from 'vitest';
import { site } from '@config/site';
import { cardOf } from './readCards';

const image = (route: string) =>
  `<meta property="og:image" content="${site.origin}${site.base}${route}">`;

const data = (...things: object[]): string =>
  things
    .map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`)
    .join('');

const article = {
  '@type': 'TechArticle',
  url: 'https://docs.example/zh/config/mode',
  inLanguage: 'zh',
};

const crumbs = (...names: string[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: names.map((name) => ({ name })),
});

describe('the card of a page', () => {
  it('contains title, section, and URL, and is written to the path that the page names', () => {
    const html =
      '<h1>mode <code>&lt;a&gt;</code></h1>' +
      image('cards/zh/config/mode.png') +
      data(article, crumbs('Rsbuild', '配置', 'mode'));
    expect(cardOf(html)).toEqual({
      file: 'cards/zh/config/mode.png',
      facts: {
        lang: 'zh',
        site: site.name,
        section: '配置',
        title: 'mode <a>',
        route: 'docs.example/zh/config/mode',
      },
    });
  });

  it('has no section if the page belongs to none', () => {
    const html = image('cards/pages.png') + data(article, crumbs('Rsbuild', 'All pages'));
    expect(cardOf(html)?.facts.section).toBe('');
  });

  it.each([
    ['Rsbuild 1.7 is a tool. It builds.', 'Rsbuild 1.7 is a tool'],
    ['Rsbuild 是构建工具。一个依赖就够。', 'Rsbuild 是构建工具'],
    ['No end', 'No end'],
  ])('contains the first sentence of a home page: %s', (description, title) => {
    const home = { '@type': 'WebSite', url: 'https://docs.example/', description };
    expect(cardOf(image('cards/index.png') + data(home))?.facts.title).toBe(title);
  });

  it('is missing if the page names none', () => {
    expect(cardOf(data(article))).toBeUndefined();
  });
});
