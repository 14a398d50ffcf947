import { expect, it } from 'vitest';
import { areEdits } from './frameDiagnosticsPlugin';

const set = (...files: string[]) => new Set(files);

it.each([
  ['edited pages', { modifiedFiles: set('/docs/en/a.mdx', '/docs/zh/a.md') }, true],
  ['an edited `_meta.json`', { modifiedFiles: set('/docs/en/_meta.json') }, false],
  ['a deleted page', { modifiedFiles: set('/a.mdx'), removedFiles: set('/b.mdx') }, false],
  ['a folder', { modifiedFiles: set('/docs/en') }, false],
  ['the first build', {}, false],
] as const)('decides whether to check again after %s', (_, changes, expected) => {
  expect(areEdits({ modifiedFiles: undefined, removedFiles: undefined, ...changes })).toBe(
    expected,
  );
});
