import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const BUILD = path.join(import.meta.dirname, 'build.mjs');

/** Ends only after the bundler, which writes a file when it exits. */
const SLOW_CHECK = `
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
while (!existsSync('ended')) await setTimeout(20);
await setTimeout(100);
console.log('No problems');
`;

const WITH_END = "import { writeFileSync } from 'node:fs'; writeFileSync('ended', '');";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the build with these programs as check and bundler. */
function build(check: string, bundler: string, env: Record<string, string> = {}) {
  const programs = {
    'package.json': '{"type":"module"}',
    'scripts/content/check.ts': check,
    'node_modules/@rspress/core/package.json': '{"type":"module"}',
    'node_modules/@rspress/core/bin/rspress.js': bundler,
    'dist/_headers': 'of the build before',
  };
  for (const [file, text] of Object.entries(programs)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [BUILD], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it("prints the bundler's output if it fails before the check ends", () => {
  const bundler = `${WITH_END} console.error('SITE_ORIGIN is odd'); process.exitCode = 1;`;
  const { status, stdout, stderr } = build(SLOW_CHECK, bundler);
  expect(stdout).toContain('No problems');
  expect(stderr).toBe(
    'SITE_ORIGIN is odd\nbuild: the bundler ended with status 1; its message is above.\n',
  );
  expect(status).toBe(1);
});

it('fails if the bundler exits without an error and without a site', () => {
  const { status, stderr } = build(SLOW_CHECK, WITH_END);
  expect(stderr).toBe('build: the bundler ended before it had written the site.\n');
  expect(status).toBe(1);
});

it('fails if the bundler is killed', () => {
  const { status, stderr } = build(SLOW_CHECK, `${WITH_END} process.kill(process.pid, 'SIGKILL');`);
  expect(stderr).toContain('build: the bundler was ended by SIGKILL');
  expect(status).toBe(1);
});

it('prints only the problems of pages if the check finds any', () => {
  const check = "console.log('docs/en/a.mdx:1  no heading'); process.exitCode = 1;";
  const { status, stdout, stderr } = build(
    check,
    "console.error('noise'); setInterval(() => {}, 1e6);",
  );
  expect(stdout).toBe('docs/en/a.mdx:1  no heading\n');
  expect(stderr).toBe('');
  expect(status).toBe(1);
});

it('succeeds if the site is written', () => {
  const { status, stdout, stderr } = build(
    SLOW_CHECK,
    `${WITH_END} writeFileSync('dist/_headers', ''); console.log('built');`,
  );
  expect(stdout).toBe('No problems\nbuilt\n');
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

it.each([
  [
    'Error: ENOSPC: no space left on device, write',
    'the disk is full: free some space, and build again.',
  ],
  [
    "EROFS: read-only file system, unlink '/site/dist/logo.svg'",
    "/site/dist/logo.svg can't be written: make it writable, and build again.",
  ],
  [
    "EACCES: permission denied, open 'dist/a.html'",
    "dist/a.html can't be written: make it writable, and build again.",
  ],
])('reports in one sentence why writing failed: %s', (message, sentence) => {
  const error = `${message}\n    at async writeFile (node:internal/fs/promises:740:8)`;
  const bundler = `${WITH_END} console.error(${JSON.stringify(error)}); process.exitCode = 1;`;
  const { status, stderr } = build(SLOW_CHECK, bundler);
  expect(stderr).toBe(`build: ${sentence}\n`);
  expect(status).toBe(1);
});

it('reports invalid settings before anything else runs', () => {
  const run = "throw new Error('it ran');";
  const { status, stdout, stderr } = build(run, run, { SITE_BASE: '/docs', SITE_CARD: 'true' });
  expect(stdout).toBe('');
  expect(stderr).toBe(
    'SITE_BASE is "/docs": begin and end it with a slash, such as /docs/.\n' +
      "SITE_CARD isn't a setting: did you mean SITE_CARDS?\n",
  );
  expect(status).toBe(1);
});
