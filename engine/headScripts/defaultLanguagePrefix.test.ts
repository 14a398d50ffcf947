import { expect, it } from 'vitest';
import { defaultLanguagePrefixScript } from './scripts';
import { visit } from './testing/visit';

const locales = [
  { lang: 'en', label: 'English' },
  { lang: 'zh', label: '中文' },
];
const script = defaultLanguagePrefixScript({ lang: 'en', locales });

it('drops the prefix of the default language and keeps query and hash', () => {
  expect(visit(script, { url: '/en/guide/start/?a=1#b' })).toBe('/guide/start/?a=1#b');
  expect(visit(script, { url: '/en' })).toBe('/');
  expect(visit(script, { url: '/en/' })).toBe('/');
});

it('doesn’t change other URLs', () => {
  expect(visit(script, { url: '/guide/en/' })).toBeNull();
  expect(visit(script, { url: '/english' })).toBeNull();
  expect(visit(script, { url: '/zh/guide/' })).toBeNull();
});

it('never redirects to another site', () => {
  expect(visit(script, { url: 'https://docs.example/en//other.example/' })).toBe('/other.example/');
});

it('keeps base and version', () => {
  const versioned = defaultLanguagePrefixScript({
    base: '/docs/',
    lang: 'en',
    locales,
    multiVersion: { default: 'v2', versions: ['v1', 'v2'] },
  });
  expect(visit(versioned, { url: '/docs/v1/en/guide' })).toBe('/docs/v1/guide');
  expect(visit(versioned, { url: '/en/guide' })).toBeNull();
});
