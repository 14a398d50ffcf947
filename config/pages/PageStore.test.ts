import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PageStore } from './PageStore';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-store-'));
  file = path.join(folder, 'kept/pages.json');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function keep(page: string, key: string, dependencies: readonly string[] = []): void {
  const store = new PageStore(file);
  store.keep(page, key, { code: 'compiled', dependencies });
  store.save();
}

describe('what a build leaves to the next', () => {
  it('is found by the same page and key, and by no other', () => {
    keep('a.mdx', 'key');
    expect(new PageStore(file).find('a.mdx', 'key')?.code).toBe('compiled');
    expect(new PageStore(file).find('a.mdx', 'other key')).toBeUndefined();
    expect(new PageStore(file).find('b.mdx', 'key')).toBeUndefined();
  });

  it('is not used once a file that the page took up has changed, or is gone', () => {
    const taken = path.join(folder, 'sample.ts');
    writeFileSync(taken, 'one');
    keep('a.mdx', 'key', [taken]);
    expect(new PageStore(file).find('a.mdx', 'key')?.dependencies).toEqual([taken]);
    writeFileSync(taken, 'two');
    expect(new PageStore(file).find('a.mdx', 'key')).toBeUndefined();
    rmSync(taken);
    expect(new PageStore(file).find('a.mdx', 'key')).toBeUndefined();
  });

  it('holds no page that this build did not have', () => {
    keep('gone.mdx', 'key');
    keep('a.mdx', 'key');
    expect(new PageStore(file).find('gone.mdx', 'key')).toBeUndefined();
  });

  it('is nothing where the file is broken', () => {
    keep('a.mdx', 'key');
    writeFileSync(file, '{"a.mdx": {');
    expect(new PageStore(file).find('a.mdx', 'key')).toBeUndefined();
  });
});
