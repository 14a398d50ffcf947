import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAlternateHref } from './useAlternateHref';

const { engine } = vi.hoisted(() => {
  const page: { pageType: string; missingIn?: string[] } = { pageType: 'doc' };
  return {
    engine: {
      location: { pathname: '/', search: '', hash: '' },
      site: {
        lang: 'en',
        locales: [{ lang: 'en' }, { lang: 'zh' }],
        multiVersion: { default: 'v2', versions: ['v1', 'v2'] },
      },
      page,
    },
  };
});

vi.mock('@rspress/core/runtime', () => ({
  useLocation: () => engine.location,
  useSite: () => ({ site: engine.site }),
  usePage: () => ({ page: engine.page }),
}));

function alternateHref(target: { lang?: string; version?: string }) {
  return renderHook(useAlternateHref).result.current(target);
}

beforeEach(() => {
  engine.location = { pathname: '/v1/guide/', search: '?a=1', hash: '#b' };
  engine.page = { pageType: 'doc' };
});

it("keeps page, query, hash, and the prefixes that don't change", () => {
  expect(alternateHref({ lang: 'zh' })).toBe('/v1/zh/guide/?a=1#b');
  expect(alternateHref({ version: 'v2' })).toBe('/guide/?a=1#b');
  expect(alternateHref({ lang: 'zh', version: 'v2' })).toBe('/zh/guide/?a=1#b');
});

it("returns the home page if the page doesn't exist there", () => {
  engine.location = { pathname: '/new', search: '?a=1', hash: '#b' };
  engine.page.missingIn = ['v2/zh', 'v1/en', 'v1/zh'];
  expect(alternateHref({ lang: 'zh' })).toBe('/zh/');
  expect(alternateHref({ version: 'v1' })).toBe('/v1/');
});

it('returns the home page at an unknown URL', () => {
  engine.location.pathname = '/v1/zh/nowhere';
  engine.page.pageType = '404';
  expect(alternateHref({ lang: 'en' })).toBe('/v1/');
});
