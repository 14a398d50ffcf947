import { expect, it } from 'vitest';
import { areEdits } from './frameDiagnosticsPlugin';

const set = (...files: string[]) => new Set(files);

it.each([
  ['pages that were edited', { modifiedFiles: set('/docs/en/a.mdx', '/docs/zh/a.md') }, true],
  ['the file that arranges them', { modifiedFiles: set('/docs/en/_meta.json') }, false],
  ['a page that is gone', { modifiedFiles: set('/a.mdx'), removedFiles: set('/b.mdx') }, false],
  ['a folder', { modifiedFiles: set('/docs/en') }, false],
  ['the first build', {}, false],
] as const)('looks at the frame anew, or not, after %s', (_, changes, expected) => {
  expect(areEdits({ modifiedFiles: undefined, removedFiles: undefined, ...changes })).toBe(
    expected,
  );
});
