import { expect, it } from 'vitest';
import { largeIndexNotice } from './searchIndexPlugin';

const SMALL = ['search/en.json', 199_000] as const;
const LARGE = ['search/zh.json', 480_400] as const;

it('recommends a hosted index if an index takes more than a second on a slow line', () => {
  const notice = largeIndexNotice([SMALL, LARGE], false);
  expect(notice).toMatch(/search\/zh\.json, 480 KB with gzip.*npm run search:push/);
});

it('says nothing about smaller indexes, or if a hosted index is configured', () => {
  expect(largeIndexNotice([SMALL], false)).toBeUndefined();
  expect(largeIndexNotice([LARGE], true)).toBeUndefined();
});
