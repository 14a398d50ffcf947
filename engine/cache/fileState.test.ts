import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DiskCache } from './DiskCache';
import { valuesOfFiles } from './fileState';

let folder: string;
let read: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'file-state-'));
  read = [];
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const page = (): string => path.join(folder, 'page.html');

/** The value of the page in a new run. */
function valueInRun(): string | undefined {
  const cache = new DiskCache<Record<string, { state: string; value?: string | undefined }>>(
    path.join(folder, 'cache'),
    '1',
  );
  const values = valuesOfFiles(cache, [page()], (text) => {
    read.push(text);
    return text || undefined;
  });
  return values.get(page());
}

it('reads a file once, until it is written again', () => {
  writeFileSync(page(), 'first');
  expect([valueInRun(), valueInRun()]).toEqual(['first', 'first']);
  writeFileSync(page(), 'other');
  // On a coarse clock, both could be written in the same moment.
  utimesSync(page(), new Date(), new Date(Date.now() + 1000));
  expect(valueInRun()).toBe('other');
  expect(read).toEqual(['first', 'other']);
});

it('stores that a file has no value', () => {
  writeFileSync(page(), '');
  expect([valueInRun(), valueInRun()]).toEqual([undefined, undefined]);
  expect(read).toEqual(['']);
});
