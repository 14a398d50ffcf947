import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Root } from 'hast';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HighlightCache } from './HighlightCache';

const block = (value: string): Root => ({ type: 'root', children: [{ type: 'text', value }] });

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'highlighting-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const files = (edition: string) => readdirSync(path.join(folder, edition));

it('gives each page a block of its own, as the highlighter left it', () => {
  const cache = new HighlightCache(folder, 'one');
  const made = block('const a = 1');
  cache.set('ts', made);
  made.children.pop();
  cache.get('ts')?.children.pop();
  expect(cache.get('ts')).toEqual(block('const a = 1'));
});

it('knows nothing of a block that it was not given', () => {
  expect(new HighlightCache(folder, 'one').get('ts')).toBeUndefined();
});

it('knows the blocks of a process before', () => {
  new HighlightCache(folder, 'one').set('ts', block('const a = 1'));
  expect(new HighlightCache(folder, 'one').get('ts')).toEqual(block('const a = 1'));
});

it('knows nothing of the blocks of another edition, and removes them for the first of its own', () => {
  new HighlightCache(folder, 'one').set('ts', block('const a = 1'));
  const other = new HighlightCache(folder, 'other');
  expect(other.get('ts')).toBeUndefined();
  other.set('ts', block('const b = 2'));
  expect(readdirSync(folder)).toEqual(['other']);
});

it('knows the blocks of every process before, but for half a block of one that was ended as it wrote', () => {
  new HighlightCache(folder, 'one').set('ts', block('const a = 1'));
  const [file = ''] = files('one');
  const whole = readFileSync(path.join(folder, 'one', file), 'utf8');
  new HighlightCache(folder, 'one').set('js', block('const b = 2'));
  writeFileSync(path.join(folder, 'one', 'another'), whole.slice(0, -2));
  const cache = new HighlightCache(folder, 'one');
  expect(cache.get('ts')).toEqual(block('const a = 1'));
  expect(cache.get('js')).toEqual(block('const b = 2'));
  writeFileSync(path.join(folder, 'one', file), whole.slice(0, -2));
  expect(new HighlightCache(folder, 'one').get('ts')).toBeUndefined();
});

it('goes on where another process has removed the folder', () => {
  const cache = new HighlightCache(folder, 'one');
  cache.set('ts', block('const a = 1'));
  new HighlightCache(folder, 'other').set('ts', block('const b = 2'));
  expect(cache.get('ts')).toEqual(block('const a = 1'));
  cache.set('js', block('const c = 3'));
  expect(new HighlightCache(folder, 'one').get('js')).toEqual(block('const c = 3'));
});
