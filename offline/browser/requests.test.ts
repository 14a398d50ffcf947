import { describe, expect, it } from 'vitest';
import { isPage, kindOf, pageKey, pageKeys } from './requests';

const SCOPE = 'https://example.com/docs/';

const requestKind = (url: string, part: Partial<Parameters<typeof kindOf>[0]> = {}) =>
  kindOf({ method: 'GET', mode: 'cors', url, isRange: false, ...part }, SCOPE);

describe('the service worker', () => {
  it.each([
    ['a page that is opened', `${SCOPE}config/mode`, 'navigate', 'page'],
    [
      'a file whose name changes with its content',
      `${SCOPE}static/js/a.0123456789.js`,
      'no-cors',
      'hashed',
    ],
    ['the search index', `${SCOPE}search/en.json`, 'cors', 'file'],
    ['a page that is fetched to be stored', `${SCOPE}config/mode`, 'cors', 'file'],
  ])('handles %s', (_what, url, mode, kind) => {
    expect(requestKind(url, { mode })).toBe(kind);
  });

  it.each([
    ['another host', 'https://example.org/docs/', {}],
    ['another site of the same host', 'https://example.com/other/', {}],
    ['a check whether a URL responds', SCOPE, { method: 'HEAD' }],
    ['a part of a file', `${SCOPE}film.mp4`, { isRange: true }],
  ])('ignores %s', (_what, url, part) => {
    expect(requestKind(url, part)).toBe('foreign');
  });
});

describe('a page', () => {
  it.each([
    ['/docs/config/mode', '/docs/config/mode'],
    ['/docs/config/mode.html', '/docs/config/mode'],
    ['/docs/guide/index', '/docs/guide/'],
    ['/docs/guide/index.html', '/docs/guide/'],
    ['/docs/', '/docs/'],
    ['/docs/reindex', '/docs/reindex'],
  ])('requested as %s is stored as %s', (pathname, key) => {
    expect(pageKey(pathname)).toBe(key);
  });

  it('is found with and without a trailing slash', () => {
    expect(pageKeys('/docs/guide')).toEqual(['/docs/guide', '/docs/guide/']);
    expect(pageKeys('/docs/guide/')).toEqual(['/docs/guide/', '/docs/guide']);
    expect(pageKeys('/')).toEqual(['/']);
  });

  it.each([
    ['/docs/', true],
    ['/docs/zh/config/mode', true],
    ['/docs/static/css/a.css', false],
    ['/docs/search/en.json', false],
    ['/docs/offline/en.json', false],
    ['/docs/logo.svg', false],
  ])('is distinguished from a file: %s', (pathname, expected) => {
    expect(isPage(pathname, '/docs/')).toBe(expected);
  });
});
