import { existsSync } from 'node:fs';
import path from 'node:path';
import { cli, resolved, served, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

/** Starts the dev server in a project with an older `dist/old.txt`, and says which files exist. */
async function onDisk(config: RsbuildConfig, mode?: 'production') {
  const files = { 'dist/old.txt': '', 'public/robots.txt': '' };
  const { root } = await served(files, config, { command: 'dev', ...(mode && { mode }) });
  return (file: string) => existsSync(path.join(root, file));
}

test('By default, the dev server does not touch the files in dist', async () => {
  const exists = await onDisk({});
  expect(exists('dist/old.txt')).toBe(true);
  expect(exists('dist/index.html')).toBe(false);
});

test('With writeToDisk, it empties the folder when it starts', async () => {
  const exists = await onDisk({ dev: { writeToDisk: (file) => file.endsWith('.html') } });
  expect(exists('dist/old.txt')).toBe(false);
  expect(exists('dist/index.html')).toBe(true);
  expect(exists('dist/static/js/index.js')).toBe(false);
});

test('Set output.cleanDistPath to false to keep its contents', async () => {
  const exists = await onDisk({ dev: { writeToDisk: true }, output: { cleanDistPath: false } });
  expect(exists('dist/old.txt')).toBe(true);
});

test('With output.cleanDistPath set to true, Rsbuild empties dist when the dev server starts, although it writes no files there', async () => {
  const exists = await onDisk({ output: { cleanDistPath: true } });
  expect(exists('dist/old.txt')).toBe(false);
  expect(exists('dist/index.html')).toBe(false);
});

test('If dist is inside the root, Rsbuild empties dist/.rsbuild unless output.cleanDistPath is false', async () => {
  const inspected = 'dist/.rsbuild/rspack.config.web.mjs';
  const isKept = async (cleanDistPath: false | undefined, root?: string) => {
    const server = await served(
      { [inspected]: '', 'app/src/index.js': '' },
      { root, output: { cleanDistPath, distPath: { root: root ? '../dist' : 'dist' } } },
    );
    return existsSync(path.join(server.root, inspected));
  };
  expect(await isKept(undefined)).toBe(false);
  expect(await isKept(false)).toBe(true);
  expect(await isKept(undefined, 'app')).toBe(true);
});

test('In development mode, the manifest is written to disk anyway', async () => {
  const output = { manifest: true };
  expect((await onDisk({ output }))('dist/manifest.json')).toBe(true);
  expect((await onDisk({ output }, 'production'))('dist/manifest.json')).toBe(false);
});

test('The dev server does not copy the public folder to dist, not even with true', async () => {
  const exists = await onDisk({ dev: { writeToDisk: true } });
  expect(exists('dist/index.html')).toBe(true);
  expect(exists('dist/robots.txt')).toBe(false);
});

test('performance.bundleAnalyze and performance.profile set the option to true; the value of an environment wins', async () => {
  for (const performance of [{ bundleAnalyze: {} }, { profile: true }]) {
    const { environments } = await resolved(
      {
        dev: { writeToDisk: false },
        performance,
        environments: { web: {}, quiet: { dev: { writeToDisk: false } } },
      },
      { command: 'dev' },
    );
    expect(environments['web']?.dev.writeToDisk).toBe(true);
    expect(environments['quiet']?.dev.writeToDisk).toBe(false);
  }
});

test('With a function in an environment and one at the top level, Rsbuild writes every file', async () => {
  const onlyPages = (filename: string) => filename.endsWith('.html');
  const writeToDisk = () => false;
  const exists = await onDisk({
    dev: { writeToDisk: onlyPages },
    environments: { web: { dev: { writeToDisk } } },
  });
  expect(exists('dist/index.html')).toBe(true);
  expect(exists('dist/static/js/index.js')).toBe(true);
});

test('In debug mode, Rsbuild writes the configurations to dist/.rsbuild', async () => {
  const { files } = await cli(
    ['dev'],
    { 'src/index.js': '' },
    { until: /ready/, env: { DEBUG: 'rsbuild' } },
  );
  expect(files).toContain('dist/.rsbuild/rsbuild.config.mjs');
});
