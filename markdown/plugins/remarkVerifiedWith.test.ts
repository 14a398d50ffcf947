import { expect, it } from 'vitest';
import verified from '@config/facts/verified.json';
import { verifiedWith } from './remarkVerifiedWith';

it('returns the verified version for both languages of a page, and for no other page', () => {
  const [[page, version]] = Object.entries(verified.pages) as [[string, string]];
  expect(verifiedWith(`en/${page}`)).toBe(`@rsbuild/core ${version}`);
  expect(verifiedWith(`zh/${page}`)).toBe(`@rsbuild/core ${version}`);
  expect(verifiedWith(`en/nowhere/${page}`)).toBeUndefined();
  expect(verifiedWith(`../tests/fixtures/site/docs/en/${page}`)).toBeUndefined();
});
