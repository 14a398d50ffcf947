import { expect, it } from 'vitest';
import { claimsOf, unknownPages } from './claimFiles';

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
