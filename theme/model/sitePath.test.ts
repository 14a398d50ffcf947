import { describe, expect, it } from 'vitest';
import {
  cleanPath,
  decodePath,
  isExternal,
  isSamePage,
  movedPath,
  parsePagePath,
  pagePath,
} from './sitePath';

const prefixes = {
  languages: { all: ['en', 'zh'], default: 'en' },
  versions: { all: ['v1', 'v2'], default: 'v2' },
};

describe('cleanPath', () => {
  it('drops .html and /index and keeps query and hash', () => {
    expect(cleanPath('/config/mode.html?a=1#b')).toBe('/config/mode?a=1#b');
    expect(cleanPath('/config/index')).toBe('/config/');
    expect(cleanPath('/config/index.html')).toBe('/config/');
  });
});

describe('parsePagePath', () => {
  it('parses version and language from whole first segments, in that order', () => {
    expect(parsePagePath('/v1/zh/guide/', prefixes)).toEqual({
      version: 'v1',
      lang: 'zh',
      path: '/guide/',
    });
    expect(parsePagePath('/zhejiang', prefixes)).toEqual({
      version: 'v2',
      lang: 'en',
      path: '/zhejiang',
    });
    expect(parsePagePath('/zh/v1/', prefixes)).toMatchObject({ lang: 'zh', path: '/v1/' });
  });

  it('keeps query and hash with the path, even directly after a prefix', () => {
    expect(parsePagePath('/zh?q=1#a', prefixes)).toMatchObject({ lang: 'zh', path: '/?q=1#a' });
  });
});

describe('pagePath', () => {
  it('omits the default version and the default language', () => {
    expect(pagePath({ version: 'v2', lang: 'en', path: '/guide/' }, prefixes)).toBe('/guide/');
    expect(pagePath({ version: 'v1', lang: 'en', path: '/guide/' }, prefixes)).toBe('/v1/guide/');
    expect(pagePath({ version: 'v1', lang: 'zh', path: '/' }, prefixes)).toBe('/v1/zh/');
  });
});

describe('movedPath', () => {
  it('changes one prefix and keeps the other', () => {
    expect(movedPath('/v1/guide/#a', { lang: 'zh' }, prefixes)).toBe('/v1/zh/guide/#a');
    expect(movedPath('/v1/zh/guide/', { version: 'v2' }, prefixes)).toBe('/zh/guide/');
    expect(movedPath('/en/guide/', { lang: 'en' }, prefixes)).toBe('/guide/');
  });

  it('returns the URLs of other sites unchanged', () => {
    expect(movedPath('https://a.b/', { lang: 'zh' }, prefixes)).toBe('https://a.b/');
  });

  it('finds no version if the list is empty', () => {
    const unversioned = { ...prefixes, versions: { all: [], default: '' } };
    expect(movedPath('/guide/', { lang: 'zh' }, unversioned)).toBe('/zh/guide/');
    expect(movedPath('/zh/', { lang: 'en' }, unversioned)).toBe('/');
  });
});

describe('isSamePage', () => {
  it('ignores a trailing slash, an extension, query, and hash', () => {
    expect(isSamePage('/config/', '/config')).toBe(true);
    expect(isSamePage('/config/mode.html#x', '/config/mode?y')).toBe(true);
    expect(isSamePage('/config/mode', '/config/root')).toBe(false);
  });
});

describe('decodePath', () => {
  it('returns a malformed URL unchanged', () => {
    expect(decodePath('/%E6%96%87')).toBe('/文');
    expect(decodePath('/%E0%A4%A')).toBe('/%E0%A4%A');
  });
});

describe('isExternal', () => {
  it('matches http, https, mailto, and tel', () => {
    for (const href of ['http://a.b', 'https://a.b', 'mailto:a@b.c', 'tel:1']) {
      expect(isExternal(href)).toBe(true);
    }
    expect(isExternal('/https://')).toBe(false);
    expect(isExternal('#top')).toBe(false);
  });
});
