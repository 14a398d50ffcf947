import { built } from '@claims';
import { expect, test } from 'vitest';

/** The hosts of links, the prepended tag and the title, in the order of the page. */
const headOf = (html: string): string[] =>
  html.match(/<title>|https:\/\/\w+|(?<=href=")\/first/g) ?? [];

test('Rsbuild inserts the tags before those of performance.dnsPrefetch, after tags that html.tags prepends', async () => {
  const { text } = await built(
    {},
    {
      performance: { preconnect: ['https://connect'], dnsPrefetch: ['https://resolve'] },
      html: { tags: [{ tag: 'link', attrs: { href: '/first' }, head: true, append: false }] },
    },
  );
  expect(headOf(text('dist/index.html'))).toEqual([
    '/first',
    'https://connect',
    'https://resolve',
    '<title>',
  ]);
});

test('An environment adds its items to the shared ones', async () => {
  const { text } = await built(
    {},
    {
      performance: { preconnect: ['https://shared'] },
      environments: { web: { performance: { preconnect: ['https://own'] } } },
    },
  );
  expect(headOf(text('dist/index.html'))).toEqual(['https://shared', 'https://own', '<title>']);
});
