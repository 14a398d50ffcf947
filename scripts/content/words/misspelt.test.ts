import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { spellChecker } from './misspelt';

// Loading dictionaries takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'words-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('returns unknown words with the American form of British ones, from its cache the second time', async () => {
  const words = ['configuration', 'confguration', "doesn't", 'Rspack', 'colour', 'color'];
  const first = await spellChecker(folder).misspelt(words);
  expect(first).toEqual(
    new Map([
      ['confguration', undefined],
      ['colour', 'color'],
    ]),
  );
  expect(await spellChecker(folder).misspelt(words)).toEqual(first);
});
