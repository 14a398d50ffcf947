import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesBelow } from '@engine/cache/digest';
import { markdownCache } from './markdownCache';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The cache as the next run reads it. */
const titleOf = (text: string): string | undefined =>
  markdownCache(folder).read(text, 'mdx').headings[0]?.text;

it('returns the stored tree of an unchanged text, and parses a changed one', () => {
  expect(titleOf('# Mode')).toBe('Mode');
  for (const file of filesBelow(folder)) {
    writeFileSync(file, readFileSync(file, 'utf8').replace('"text":"Mode"', '"text":"stored"'));
  }
  expect(titleOf('# Mode')).toBe('stored');
  expect(titleOf('# Root')).toBe('Root');
});

it('returns the same object for the same text', () => {
  const cache = markdownCache(folder);
  expect(cache.read('# Mode', 'mdx')).toBe(cache.read('# Mode', 'mdx'));
});

it('distinguishes the two formats of a text', () => {
  const cache = markdownCache(folder);
  expect(cache.read('{', 'mdx').diagnostic).toBeDefined();
  expect(cache.read('{', 'md').diagnostic).toBeUndefined();
});
