import { describe, expect, it } from 'vitest';
import { changedClaims, claimFiles, claimsOf, dailyClaims, unknownPages } from './claimFiles';

const ROUTES = ['config/mode', 'config/output/source-map', 'guide/basic/cli'];
const FILES = [
  { file: 'tests/claims/config/output/source-map.test.ts', route: 'config/output/source-map' },
  { file: 'tests/claims/guide/basic/cli.test.ts', route: 'guide/basic/cli' },
];

it('returns the claims of each page whose route contains the part', () => {
  expect(claimsOf('source-map', FILES, ROUTES)).toEqual([FILES[0]]);
});

it('explains where to write the first claim of a page', () => {
  expect(() => claimsOf('config/mode', FILES, ROUTES)).toThrow(
    'config/mode has no claims yet; write tests/claims/config/mode.test.ts',
  );
});

it('suggests a page with a similar name', () => {
  expect(() => claimsOf('sourcemap', FILES, ROUTES)).toThrow(
    'no page has sourcemap in its route; did you mean source-map?',
  );
});

it('reports claims for a page that does not exist', () => {
  const misnamed = { file: 'tests/claims/config/modes.test.ts', route: 'config/modes' };
  expect(unknownPages([...FILES, misnamed], ROUTES)).toEqual([
    {
      file: 'tests/claims/config/modes.test.ts',
      line: 1,
      found: 'docs/en has no page config/modes',
      remedy: 'did you mean tests/claims/config/mode.test.ts?',
    },
  ]);
});

describe('after a change', () => {
  it.each([
    ['a page', 'docs/en/guide/basic/cli.mdx'],
    ['its translation', 'docs/zh/guide/basic/cli.mdx'],
    ['its claims', 'tests/claims/guide/basic/cli.test.ts'],
  ])('of %s, chooses the claims of the page', (_, path) => {
    expect(changedClaims(FILES, new Set([path, 'theme/frame/Sidebar.tsx']))).toEqual([FILES[1]]);
  });

  it.each(['scripts/documented/package-lock.json', 'tests/claims/support/built.ts'])(
    'of %s, chooses all claims',
    (path) => {
      expect(changedClaims(FILES, new Set([path]))).toEqual(FILES);
    },
  );
});

it('chooses about a sixteenth of the pages each day, and what changed', () => {
  const all = claimFiles(process.cwd());
  const daily = dailyClaims(all, new Set());
  expect(daily.length / all.length).toBeGreaterThan(0.03);
  expect(daily.length / all.length).toBeLessThan(0.11);
  const left = all.find((file) => !daily.includes(file));
  expect(left).toBeDefined();
  expect(dailyClaims(all, new Set([left?.file ?? '']))).toContainEqual(left);
});
