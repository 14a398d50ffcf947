import { describe, expect, it } from 'vitest';
import { redirects as redirectTable } from '@config/redirects';
import { messagesOf } from '../../content/testing/siteOf';
import { builtSiteOf, counterparts } from '../testing/builtSiteOf';
import { redirects } from './redirects';

const check = (files: Record<string, string>): string[] =>
  messagesOf(redirects.check(builtSiteOf(files)));

const targets = redirectTable.flatMap(({ from, to, paths }) =>
  paths.map((route) => ({ route, target: route.replace(new RegExp(from), to) })),
);

const SITE: Record<string, string> = {
  'tests/data/routes.json': JSON.stringify({
    en: targets.map(({ target }) => target),
    zh: targets.map(({ target }) => target),
  }),
  ...Object.fromEntries(
    targets.map(({ route, target }) => {
      const whole = target.startsWith('/') ? `https://rsbuild.rs${target}` : target;
      return [
        `dist${route}.html`,
        `<link rel="canonical" href="${whole}"><meta http-equiv="refresh" content="0; url=${target}"><a href="${target}">x</a>`,
      ];
    }),
  ),
};

describe('redirects', () => {
  it('accepts pages that redirect to a route of the table', () => {
    expect(check(SITE)).toEqual([]);
  });

  it.each([
    [
      '0; url=/config/resolve/alias"',
      '0; url=/config/resolve"',
      'it refreshes to 0; url=/config/resolve',
    ],
    ['<a href="/config/resolve/alias">', '<a>', 'it has no link that a reader can follow'],
    ['rel="canonical"', 'rel="x"', 'its canonical URL is missing'],
  ])('reports a page without %j', (from, to, found) => {
    const file = 'dist/config/source/alias.html';
    expect(check({ ...SITE, [file]: SITE[file]?.replace(from, to) ?? '' })).toEqual([
      `${file}:1  ${found}  lead to /config/resolve/alias in publish/redirectPages.ts`,
    ]);
  });

  it('reports a missing page, one that redirects nowhere, and a URL that is taken', () => {
    const files: Record<string, string> = {
      ...SITE,
      'tests/data/routes.json': '{ "en": [], "zh": [] }',
    };
    delete files['dist/zh/guide/basic/unocss.html'];
    const reported = check({ ...files, ...counterparts('/config/source/alias', '# Alias', '') });
    expect(reported).toContain(
      'dist/zh/guide/basic/unocss.html:1  no page leads on from /zh/guide/basic/unocss  run npm run build again; publish/redirectPages.ts writes it',
    );
    expect(reported).toContain(
      'dist/guide/basic/unocss.html:1  it leads to /guide/styling/unocss, where no page is  correct config/redirects.ts',
    );
    expect(reported).toContain(
      'dist/config/source/alias.html:1  docs/en/config/source/alias.mdx uses a URL that has moved  remove the page, or its URL from config/redirects.ts',
    );
  });
});
