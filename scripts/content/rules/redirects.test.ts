import { expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { redirectProblems } from './redirects';

const SITE = siteOf({
  'docs/en/config/mode.mdx': page('# mode'),
  'config/redirects.ts': "[\n  moved('/config/old', '/config/mod'),\n]",
});

const check = (route: string, to: string): string[] =>
  messagesOf(redirectProblems(SITE, [{ from: `^${route}$`, to, paths: [route] }]));

it('accepts redirects to pages and other sites', () => {
  expect(check('/config/old', '/config/mode')).toEqual([]);
  expect(check('/config/old', 'https://example.com/')).toEqual([]);
});

it('reports one line for a redirect in both languages', () => {
  const to = '$1/config/mod';
  const paths = ['/config/old', '/zh/config/old'];
  expect(redirectProblems(SITE, [{ from: '^(/zh)?/config/old$', to, paths }])).toHaveLength(1);
});

it('reports a redirect to a missing page, and a redirect from an existing one, at its line', () => {
  expect(check('/config/old', '/config/mod')).toEqual([
    'config/redirects.ts:2  /config/old is redirected to /config/mod, which is no page  did you mean /config/mode?',
  ]);
  expect(check('/config/mode', '/config/mode')).toEqual([
    'config/redirects.ts:1  /config/mode is redirected, and is the URL of a page  remove one of the two',
  ]);
});
