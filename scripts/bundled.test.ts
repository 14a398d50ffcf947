import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';

const BUNDLED = path.join(import.meta.dirname, 'bundled.mjs');

// Each run starts a process of its own, which a busy machine may keep waiting.
vi.setConfig({ testTimeout: 60_000 });

/** One place for every run: bundles are kept by their program's name. */
const FOLDER = path.join(import.meta.dirname, '../.cache/bundled-test');
afterAll(() => {
  rmSync(FOLDER, { recursive: true });
});

it('runs a program with its options, which finds what stands beside each of its modules', () => {
  const program = path.join(FOLDER, 'scripts/program.ts');
  const files = {
    'scripts/program.ts':
      "import { readBeside } from './deeper/reader';\nconsole.log(process.argv.slice(1).join(' '), readBeside());\n",
    'scripts/deeper/reader.ts':
      "import { readFileSync } from 'node:fs';\nexport const readBeside = (): string => [`${import.meta.dirname}/a.txt`, new URL('./a.txt', import.meta.url)].map((file) => readFileSync(file, 'utf8')).join('');\n",
    'scripts/deeper/a.txt': 'a',
  };
  mkdirSync(path.join(FOLDER, 'scripts/deeper'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(FOLDER, name), text);
  const output = execFileSync(process.execPath, [BUNDLED, program, '--only', 'x'], {
    encoding: 'utf8',
  });
  expect(output).toBe(`${program} --only x aa\n`);
});
