import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EDITED_LEAF, shape, writeApplication } from './application';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'application-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('writeApplication', () => {
  it('writes about a thousand components for a size of a thousand', () => {
    expect(shape(1000).total).toBeGreaterThanOrEqual(1000);
    expect(shape(1000).total).toBeLessThan(1050);
  });

  it('writes as many component files as it reports', async () => {
    const total = await writeApplication(folder, 50, false);
    const files = await readdir(join(folder, 'src/components'));
    expect(files.filter((name) => name.endsWith('.tsx'))).toHaveLength(total);
  });

  it('writes the same files each time', async () => {
    const file = join(folder, 'src/components/Section0002.tsx');
    await writeApplication(folder, 50, false);
    const first = await readFile(file, 'utf8');
    await writeApplication(folder, 50, false);
    expect(await readFile(file, 'utf8')).toBe(first);
  });

  it('contains the text that a hot update replaces exactly once', async () => {
    await writeApplication(folder, 50, false);
    const text = await readFile(join(folder, EDITED_LEAF.file), 'utf8');
    expect(text.split(EDITED_LEAF.before)).toHaveLength(2);
  });
});
