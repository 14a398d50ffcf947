import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FileValues } from './fileValues';

let folder: string;
let read: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'file-values-'));
  read = [];
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const page = (): string => path.join(folder, 'page.html');

const store = (): string => path.join(folder, 'store.json');

/** The value of the page in a new run. */
function valueInRun(version = '1'): { value: string | undefined; isStored: boolean } {
  const values = new FileValues(store(), version, (text) => {
    read.push(text);
    return text || undefined;
  });
  const found = values.of(page());
  values.save();
  return found;
}

it('reads a file once, until it is written again', () => {
  writeFileSync(page(), 'first');
  expect(valueInRun()).toEqual({ value: 'first', isStored: false });
  expect(valueInRun()).toEqual({ value: 'first', isStored: true });
  writeFileSync(page(), 'other');
  // On a coarse clock, both could be written in the same moment.
  utimesSync(page(), new Date(), new Date(Date.now() + 1000));
  expect(valueInRun()).toEqual({ value: 'other', isStored: false });
  expect(read).toEqual(['first', 'other']);
});

it('stores that a file has no value', () => {
  writeFileSync(page(), '');
  valueInRun();
  expect(valueInRun()).toEqual({ value: undefined, isStored: true });
  expect(read).toEqual(['']);
});

it('reads all files again after a change of its code, and if the stored values are damaged', () => {
  writeFileSync(page(), 'first');
  valueInRun();
  expect(valueInRun('2').isStored).toBe(false);
  writeFileSync(store(), '{"version":');
  expect(valueInRun('2').isStored).toBe(false);
});
