import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { malformedAddressScript } from './malformedAddress';

function rewritten(url: string): string | null {
  const { pathname, search, hash } = new URL(url, 'https://docs.example');
  let address: string | null = null;
  runInNewContext(malformedAddressScript, {
    location: { pathname, search, hash },
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, next: string) => {
        address = next;
      },
    },
  });
  return address;
}

it('writes an address that cannot be decoded twice so that it decodes to what was typed', () => {
  for (const path of ['/100%', '/100%25', '/%E0%A4%A', '/zh/%zz']) {
    expect(decodeURIComponent(decodeURIComponent(rewritten(path) ?? ''))).toBe(path);
  }
});

it('keeps query and hash', () => {
  expect(rewritten('/100%?a=%#b')).toBe('/100%2525?a=%#b');
});

it('leaves a well-formed address alone', () => {
  expect(rewritten('/%E6%96%87?a=%')).toBeNull();
});
