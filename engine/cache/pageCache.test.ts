import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pageCache } from './pageCache';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-cache-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const opened = () => pageCache(path.join(folder, 'cache'), 'version');

it('returns a page that an earlier build compiled, by its key only', () => {
  opened().set('key', { code: 'compiled', dependencies: [] });
  expect(opened().get('key')).toEqual({ code: 'compiled', dependencies: [] });
  expect(opened().get('other key')).toBeUndefined();
});

it('returns no page once a file that it includes has changed or was deleted', () => {
  const included = path.join(folder, 'sample.ts');
  writeFileSync(included, 'one');
  opened().set('key', { code: 'compiled', dependencies: [included] });
  expect(opened().get('key')?.dependencies).toEqual([included]);
  writeFileSync(included, 'two');
  expect(opened().get('key')).toBeUndefined();
  rmSync(included);
  expect(opened().get('key')).toBeUndefined();
});
