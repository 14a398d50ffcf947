import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { filesOfPage } from './filesOfPage';
import { quantifiers } from './quantifiers';
import { relatedOptions } from './relatedOptions';
import { unlinkedOptions } from './unlinkedOptions';

const FILE = 'docs/en/config/output/minify.mdx';
const siteWith = (body: string) => siteOf({ [FILE]: page(body) });

describe('filesOfPage', () => {
  const site = siteOf({
    'docs/en/config/output/filename.mdx': page('# A'),
    'docs/zh/config/output/filename.mdx': page('# A'),
    'docs/en/config/output/filename-hash.mdx': page('# B'),
  });

  it('returns both languages of an exact route, or else all pages whose route contains the part', () => {
    expect(filesOfPage(site, 'config/output/filename')).toEqual([
      'docs/en/config/output/filename.mdx',
      'docs/zh/config/output/filename.mdx',
    ]);
    expect(filesOfPage(site, 'output/filename')).toHaveLength(3);
  });

  it('asks which page is meant', () => {
    expect(() => filesOfPage(site, 'config/output/filenmae')).toThrow(
      'no page has config/output/filenmae in its route; did you mean config/output/filename?',
    );
    expect(() => filesOfPage(site, 'webpack')).toThrow(/^no page has webpack in its route$/);
  });
});

describe('quantifiers', () => {
  const body = '# A\n\nFirst sentence. Rsbuild never minifies `.mjs` files.\nSecond.';

  it('finds a sentence with a quantifier, with its line', () => {
    expect(messagesOf(quantifiers(() => []).check(siteWith(body)))).toEqual([
      `${FILE}:7  no claim proves 'never': Rsbuild never minifies .mjs files.  prove it, or write of the case that you checked`,
    ]);
  });

  it('accepts a sentence that a claim of the page proves, even in other words', () => {
    const titlesOf = (route: string) =>
      route === 'config/output/minify' ? ['Rsbuild never minifies an .mjs file'] : [];
    expect(quantifiers(titlesOf).check(siteWith(body))).toEqual([]);
  });

  it('ignores code, headings, and single words', () => {
    const quiet =
      '# All of it\n\nSet `always` to turn it on.\n\n| a | b |\n| - | - |\n| none | x |';
    expect(quantifiers(() => []).check(siteWith(quiet))).toEqual([]);
  });
});

describe('unlinkedOptions', () => {
  it('finds options that the build does not link', () => {
    const body =
      '# A\n\nSet output.minify to `sourceMap`, as `output.sourceMap` does, or `include`.';
    expect(messagesOf(unlinkedOptions.check(siteWith(body)))).toEqual([
      `${FILE}:7  output.minify isn't linked, since it isn't code  write \`output.minify\``,
      `${FILE}:7  \`sourceMap\` isn't linked  write \`output.sourceMap\``,
    ]);
  });
});

describe('relatedOptions', () => {
  const reader = {
    isSet: false,
    package: '@rsbuild/core',
    file: '/dist/131.js',
    line: 7,
    column: 1,
  };
  const readers = [
    { ...reader, option: 'output.minify', path: 'output.minify.js', within: 'parseMinify' },
    { ...reader, option: 'mode', path: 'mode', within: 'parseMinify' },
    { ...reader, option: 'server.port', path: 'server.port', within: 'getPort' },
  ];

  it('finds options that are read together with that of the page but not mentioned', () => {
    expect(messagesOf(relatedOptions(readers).check(siteWith('# A')))).toEqual([
      `${FILE}:1  mode is read together with output.minify in parseMinify, 131.js:7  say what it changes, or leave it out: npm run options:readers -- output.minify`,
    ]);
    expect(relatedOptions(readers).check(siteWith('# A\n\nSet `mode`.'))).toEqual([]);
  });
});
