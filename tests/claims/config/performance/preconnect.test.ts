import { built } from '@claims';
import { expect, test } from 'vitest';

/** The hosts of links and the title, in the order of the page. */
const headOf = (html: string): string[] => html.match(/<title>|https:\/\/\w+|<script/g) ?? [];

test('Rsbuild inserts the tags into head, before its own script and stylesheet tags', async () => {
  const { text } = await built({}, { performance: { preconnect: ['https://connect'] } });
  expect(headOf(text('dist/index.html'))).toEqual(['https://connect', '<title>', '<script']);
});

test('An environment adds its items to the shared ones', async () => {
  const { text } = await built(
    {},
    {
      performance: { preconnect: ['https://shared'] },
      environments: { web: { performance: { preconnect: ['https://own'] } } },
    },
  );
  expect(headOf(text('dist/index.html'))).toEqual([
    'https://shared',
    'https://own',
    '<title>',
    '<script',
  ]);
});
