import { expect, it } from 'vitest';
import { messagesOf } from '../../content/testing/siteOf';
import { absolute } from '../site/urls';
import { builtSiteOf, counterparts } from '../testing/builtSiteOf';
import { dataOf, html } from '../testing/html';
import { structuredData } from './structuredData';

const check = (head: string): string[] =>
  messagesOf(
    structuredData.check(
      builtSiteOf({
        ...counterparts('/', '# Home', ''),
        ...counterparts('/a', '# A', ''),
        'dist/a.html': html('/a', '', { data: head }),
      }),
    ),
  );

const block = (...things: object[]): string =>
  things
    .map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`)
    .join('');

const article = { '@type': 'TechArticle', headline: 'A', url: absolute('/a') };
const crumbs = (...routes: string[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: routes.map((route, index) => ({
    position: index + 1,
    name: route,
    item: absolute(route),
  })),
});

it('accepts an article with its breadcrumbs', () => {
  expect(check(dataOf('/a'))).toEqual([]);
  expect(check(block(article, crumbs('/', '/a')))).toEqual([]);
});

it.each([
  ['none', '', 'it has no structured data of an article or a website'],
  [
    'broken JSON',
    '<script type="application/ld+json">{</script>',
    'its structured data is no JSON',
  ],
  [
    'another URL',
    block({ ...article, url: absolute('/b') }),
    `its structured data names ${absolute('/b')}, not ${absolute('/a')}`,
  ],
  ['no headline', block({ ...article, headline: '' }), 'its structured data has no headline'],
  ['no breadcrumbs', block(article), 'its breadcrumbs do not lead from the home page to it'],
  [
    'breadcrumbs to elsewhere',
    block(article, crumbs('/', '/zh/')),
    `its breadcrumbs end at ${absolute('/zh/')}, not at ${absolute('/a')}`,
  ],
  [
    'breadcrumbs over nothing',
    block(article, crumbs('/none', '/a')),
    `its breadcrumb /none leads to ${absolute('/none')}, which is no page`,
  ],
])('reports %s', (_, head, found) => {
  expect(check(head)).toEqual([
    `docs/en/a.mdx:1  ${found} (dist/a.html)  correct what publish/structuredData.ts writes into the head`,
  ]);
});
