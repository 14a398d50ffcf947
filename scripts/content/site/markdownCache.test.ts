import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { markdownCache } from './markdownCache';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
  file = path.join(folder, 'deep', 'markdown.json');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const titleOf = (text: string): string | undefined => {
  const cache = markdownCache(file);
  const body = cache.read(text, 'mdx');
  cache.save();
  return body.headings[0]?.text;
};

/** Marks what is kept, so that a reading from the cache shows. */
const mark = (from: string, to: string): void => {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
};

describe('markdownCache', () => {
  it('answers an unchanged text from the last run, and parses a changed one', () => {
    expect(titleOf('# Mode')).toBe('Mode');
    mark('"text":"Mode"', '"text":"kept"');
    expect(titleOf('# Mode')).toBe('kept');
    expect(titleOf('# Root')).toBe('Root');
  });

  it('keeps the two formats of one text apart', () => {
    const cache = markdownCache(file);
    expect(cache.read('{', 'mdx').fault).toBeDefined();
    expect(cache.read('{', 'md').fault).toBeUndefined();
  });

  it('trusts no parse of other code, and no file that is damaged', () => {
    titleOf('# Mode');
    mark('"text":"Mode"', '"text":"kept"');
    mark('"parser":"', '"parser":"old');
    expect(titleOf('# Mode')).toBe('Mode');
    writeFileSync(file, '{ "parser":');
    expect(titleOf('# Mode')).toBe('Mode');
  });

  it('works where nothing can be written', () => {
    file = path.join(folder, 'taken', 'markdown.json');
    writeFileSync(path.join(folder, 'taken'), 'a file where the folder should be');
    expect(titleOf('# Mode')).toBe('Mode');
  });
});
