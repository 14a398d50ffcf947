import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  cleanPath,
  decodePath,
  isExternal,
  isSamePage,
  movedPath,
  parsePagePath,
  pagePath,
  type SitePrefixes,
} from './sitePath';

const prefixes: SitePrefixes = {
  languages: { all: ['en', 'zh'], default: 'en' },
  versions: { all: ['v1', 'v2'], default: 'v2' },
};
const names = [...prefixes.languages.all, ...prefixes.versions.all];

const segment = fc
  .stringMatching(/^[\p{L}\p{N}._~%-]{1,8}$/u)
  .filter((text) => !names.includes(text));
const tail = fc.constantFrom('', '?q=/zh/', '#/v1/', '?a#b');
const path = fc
  .tuple(fc.array(segment, { maxLength: 3 }), tail)
  .map(([segments, after]) => `/${segments.join('/')}${after}`);
const lang = fc.constantFrom(...prefixes.languages.all);
const version = fc.constantFrom(...prefixes.versions.all);

it('parses every URL that it writes', () => {
  fc.assert(
    fc.property(fc.record({ lang, version, path }), (parts) => {
      expect(parsePagePath(pagePath(parts, prefixes), prefixes)).toEqual(parts);
    }),
  );
});

it('converts a URL to another language and back', () => {
  fc.assert(
    fc.property(path, lang, (href, there) => {
      const moved = movedPath(href, { lang: there }, prefixes);
      expect(movedPath(moved, { lang: 'en' }, prefixes)).toBe(href);
    }),
  );
});

it('removes what an engine link adds, idempotently', () => {
  fc.assert(
    fc.property(
      path.filter((href) => !/\.html|index(?:$|[?#])/.test(href)),
      (href) => {
        expect(cleanPath(href)).toBe(href);
        const [bare = '', after = ''] = href.split(/(?=[?#])(.*)/s);
        expect(cleanPath(`${bare}.html${after}`)).toBe(cleanPath(bare + after));
      },
    ),
  );
});

it('decodes any text without throwing, and restores encoded text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(typeof decodePath(text)).toBe('string');
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(decodePath(encodeURIComponent(text))).toBe(text);
    }),
  );
});

it('compares pages symmetrically, and never treats a path as external', () => {
  fc.assert(
    fc.property(path, path, (a, b) => {
      expect(isSamePage(a, a)).toBe(true);
      expect(isSamePage(a, b)).toBe(isSamePage(b, a));
      expect(isExternal(a)).toBe(false);
    }),
  );
});
