import { describe, expect, it } from 'vitest';
import { cleanPath, decodePath, isExternal, isSamePage, languageOf, localizedPath } from './sitePath';

const languages = { all: ['en', 'zh'], default: 'en' };

describe('cleanPath', () => {
  it('drops .html and /index and keeps query and hash', () => {
    expect(cleanPath('/config/mode.html?a=1#b')).toBe('/config/mode?a=1#b');
    expect(cleanPath('/config/index')).toBe('/config/');
    expect(cleanPath('/config/index.html')).toBe('/config/');
  });
});

describe('localizedPath', () => {
  it('prefixes every language but the default', () => {
    expect(localizedPath('/guide/', 'zh', languages)).toBe('/zh/guide/');
    expect(localizedPath('/zh/guide/', 'en', languages)).toBe('/guide/');
    expect(localizedPath('/zh/', 'zh', languages)).toBe('/zh/');
  });
});

describe('languageOf', () => {
  it('reads a whole first segment only', () => {
    expect(languageOf('/zh/guide/', languages)).toBe('zh');
    expect(languageOf('/zhejiang', languages)).toBe('en');
  });
});

describe('isSamePage', () => {
  it('ignores a trailing slash, an extension, query and hash', () => {
    expect(isSamePage('/config/', '/config')).toBe(true);
    expect(isSamePage('/config/mode.html#x', '/config/mode?y')).toBe(true);
    expect(isSamePage('/config/mode', '/config/root')).toBe(false);
  });
});

describe('decodePath', () => {
  it('leaves a malformed address as it is', () => {
    expect(decodePath('/%E6%96%87')).toBe('/文');
    expect(decodePath('/%E0%A4%A')).toBe('/%E0%A4%A');
  });
});

describe('isExternal', () => {
  it('takes http, https, mailto and tel', () => {
    for (const href of ['http://a.b', 'https://a.b', 'mailto:a@b.c', 'tel:1']) {
      expect(isExternal(href)).toBe(true);
    }
    expect(isExternal('/https://')).toBe(false);
    expect(isExternal('#top')).toBe(false);
  });
});
