import { describe, expect, it } from 'vitest';
import { localeRedirectScript } from './scripts';
import { visit } from './testing/visit';

const locales = [
  { lang: 'en', label: 'English' },
  { lang: 'zh', label: '中文' },
];
const script = localeRedirectScript({ lang: 'en', locales });

describe('locale redirect', () => {
  it('redirects to the same page in the browser’s language and keeps query and hash', () => {
    expect(visit(script, { url: '/guide/start/?a=1#b', languages: ['zh-CN', 'en'] })).toBe(
      '/zh/guide/start/?a=1#b',
    );
    expect(visit(script, { url: '/', languages: ['zh'] })).toBe('/zh/');
    expect(visit(script, { url: '/zh/config/mode', languages: ['en-GB'] })).toBe('/config/mode');
    expect(visit(script, { url: '/zh/', languages: ['en'] })).toBe('/');
  });

  it('uses the first of the browser’s languages that the site has', () => {
    expect(visit(script, { url: '/', languages: ['fr-FR', 'zh-TW', 'en'] })).toBe('/zh/');
    expect(visit(script, { url: '/', languages: ['fr-FR', 'en', 'zh'] })).toBeNull();
    expect(visit(script, { url: '/zh/', languages: ['fr'] })).toBeNull();
  });

  it('happens at most once per browser, even if it redirected nowhere', () => {
    const storage = new Map<string, string>();
    const reader = { languages: ['zh'], storage };
    expect(visit(script, { url: '/zh/', ...reader })).toBeNull();
    expect(visit(script, { url: '/', ...reader })).toBeNull();
  });

  it('stores the requested language for the next page', () => {
    const session = new Map<string, string>();
    visit(script, { url: '/zh/', languages: ['en'], session });
    expect([...session]).toEqual([['rsbuild-docs-redirected-from', 'zh']]);
    session.clear();
    visit(script, { url: '/zh/', languages: ['zh'], session });
    expect(session.size).toBe(0);
  });

  it('never redirects a bot, nor stores its visit', () => {
    const storage = new Map<string, string>();
    for (const userAgent of [
      'Mozilla/5.0 (compatible; Googlebot/2.1)',
      'Baiduspider',
      'Mozilla/5.0 Chrome-Lighthouse',
      'crawler',
    ]) {
      expect(visit(script, { url: '/', languages: ['zh'], userAgent, storage })).toBeNull();
    }
    expect(storage.size).toBe(0);
  });

  it('doesn’t redirect if storage is blocked, because it would do so at every visit', () => {
    expect(visit(script, { url: '/', languages: ['zh'], storage: 'blocked' })).toBeNull();
  });

  it('keeps the base and version before the language', () => {
    const versioned = localeRedirectScript({
      base: '/docs/',
      lang: 'en',
      locales,
      multiVersion: { default: 'v2', versions: ['v1.0', 'v2'] },
    });
    expect(visit(versioned, { url: '/docs/v1.0/guide', languages: ['zh'] })).toBe(
      '/docs/v1.0/zh/guide',
    );
    expect(visit(versioned, { url: '/docs/v1.0/zh/guide', languages: ['en'] })).toBe(
      '/docs/v1.0/guide',
    );
    expect(visit(versioned, { url: '/docs/v1x0/', languages: ['zh'] })).toBe('/docs/zh/v1x0/');
  });
});
