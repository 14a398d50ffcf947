import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DiskCache } from './DiskCache';
import { filesBelow } from './digest';

interface Block {
  words: string[];
}

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'disk-cache-'));
  folder = path.join(parent, 'deep/cache');
});

afterEach(() => {
  rmSync(parent, { recursive: true });
});

/** Opens the cache as the next run does. */
const opened = (version = 'one') => new DiskCache<Block>(folder, version);

it('returns in the next run what this one stored, by its key only', () => {
  opened().set('ts', { words: ['const'] });
  expect(opened().get('ts')).toEqual({ words: ['const'] });
  expect(opened().get('js')).toBeUndefined();
});

it('returns a new copy each time', () => {
  const cache = opened();
  const value = { words: ['const'] };
  cache.set('ts', value);
  value.words.pop();
  cache.get('ts')?.words.pop();
  expect(cache.get('ts')).toEqual({ words: ['const'] });
});

it('keeps the last value of a key', () => {
  opened()
    .set('ts', { words: ['const'] })
    .set('ts', { words: ['let'] });
  expect(opened().get('ts')).toEqual({ words: ['let'] });
  expect(filesBelow(folder)).toHaveLength(1);
});

it('ignores values of another version, and deletes them when it stores its first value', () => {
  opened().set('ts', { words: ['const'] });
  expect(opened('two').get('ts')).toBeUndefined();
  expect(opened().get('ts')).toBeDefined();
  opened('two').set('js', { words: ['let'] });
  expect(opened().get('ts')).toBeUndefined();
  expect(readdirSync(folder)).toHaveLength(1);
});

it('continues after another process has deleted its values', () => {
  const cache = opened();
  cache.set('ts', { words: ['const'] });
  opened('two').set('ts', { words: ['let'] });
  cache.set('js', { words: ['var'] });
  expect(opened().get('js')).toEqual({ words: ['var'] });
});

it('starts again if earlier runs have stored more than its limit', () => {
  opened().set('ts', { words: ['const'] });
  new DiskCache<Block>(folder, 'one', 1).set('js', { words: ['let'] });
  expect(opened().get('ts')).toBeUndefined();
  expect(opened().get('js')).toEqual({ words: ['let'] });
});

it('returns nothing for a damaged file', () => {
  opened().set('ts', { words: ['const'] });
  writeFileSync(filesBelow(folder)[0] ?? '', '{"words":["co');
  expect(opened().get('ts')).toBeUndefined();
});

it('works without storing if the folder is not writable', () => {
  writeFileSync(path.join(parent, 'deep'), 'a file where the folder should be');
  expect(opened().set('ts', { words: [] }).get('ts')).toBeUndefined();
});

it('computes a value once', () => {
  expect(opened().getOrCompute('ts', () => ({ words: ['const'] }))).toEqual({ words: ['const'] });
  expect(opened().getOrCompute('ts', () => ({ words: ['let'] }))).toEqual({ words: ['const'] });
});
