import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { malformedUrlScript, normalizedUrlScript } from './scripts';

function rewritten(url: string, script = malformedUrlScript): string | null {
  const { pathname, search, hash } = new URL(url, 'https://docs.example');
  let replaced: string | null = null;
  runInNewContext(script, {
    location: {
      pathname,
      search,
      hash,
      reload: () => undefined,
    },
    stop: () => undefined,
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, next: string) => {
        replaced = next;
      },
    },
  });
  return replaced;
}

it('escapes a URL that can’t be decoded twice, so that it decodes to the original', () => {
  for (const path of ['/100%', '/100%25', '/%E0%A4%A', '/zh/%zz']) {
    expect(decodeURIComponent(decodeURIComponent(rewritten(path) ?? ''))).toBe(path);
  }
});

it('keeps query and hash', () => {
  expect(rewritten('/100%?a=%#b')).toBe('/100%2525?a=%#b');
});

it('doesn’t change a well-formed URL', () => {
  expect(rewritten('/%E6%96%87?a=%')).toBeNull();
});

describe('a misspelled path', () => {
  const respelled = (url: string, base = '/') => rewritten(url, normalizedUrlScript({ base }));

  it('becomes lowercase with single slashes and keeps query and hash', () => {
    expect(respelled('/Config/Mode?A=B#C')).toBe('/config/mode?A=B#C');
    expect(respelled('/config//mode/')).toBe('/config/mode/');
  });

  it('never redirects to another site', () => {
    expect(respelled('https://docs.example//other.example/')).toBe('/other.example/');
  });

  it('keeps percent codes and the base path', () => {
    expect(respelled('/zh/%E6%96%87')).toBeNull();
    expect(respelled('/%2525E6/%252FA')).toBe('/%2525E6/%252Fa');
    expect(respelled('/Docs/Config/Mode', '/Docs/')).toBe('/Docs/config/mode');
    expect(respelled('/Docs/config/mode', '/Docs/')).toBeNull();
  });

  it('is corrected once', () => {
    expect(respelled('/config/mode')).toBeNull();
  });
});
