import { built, served, type RsbuildConfig } from '@claims';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const FILES = { 'src/index.js': 'console.log("index");' };

test('rsbuild build prints a table per environment; rsbuild dev prints none', async () => {
  const environments = {
    web: {},
    node: { output: { target: 'node', distPath: 'dist/server' } },
  } as const;
  const { log } = await built(FILES, { environments });
  expect(log).toMatch(/File \(web\) +Size +Gzip/);
  expect(log).toMatch(/File \(node\) +Size\s*\n/);
  const server = await served(FILES, { dev: { writeToDisk: true } });
  expect(server.log()).not.toContain('File (web)');
});

test('The table contains files from output.copy, but no files of the public folder, except an icon that Rsbuild adds to pages', async () => {
  const { log, files } = await built(
    {
      ...FILES,
      'extra/copied.txt': 'copied',
      'public/robots.txt': 'robots',
      'public/favicon.svg': '<svg/>',
    },
    { output: { copy: [{ from: 'extra' }] } },
  );
  expect(files).toEqual(expect.arrayContaining(['dist/copied.txt', 'dist/robots.txt']));
  expect(log).toContain('dist/copied.txt');
  expect(log).not.toContain('robots.txt');
  expect(log).toContain('dist/favicon.svg');
});

test('The gzip total includes .mjs files at their full size', async () => {
  const { log } = await built(
    { 'src/index.js': `console.log("${'x'.repeat(9000)}");` },
    { output: { filename: { js: '[name].mjs' } } },
  );
  expect(log).toMatch(/index\.mjs +9\.0 kB\s*\n/);
  expect(log).toMatch(/Total: +9\.3 kB +9\.2 kB/);
});

test('If detail is on and there is only one file, the total line is omitted', async () => {
  const include = ({ name }: { name: string }) => name === 'index.html';
  const detailed = await built(FILES, { performance: { printFileSize: { include } } });
  const total = await built(FILES, { performance: { printFileSize: { include, detail: false } } });
  expect(detailed.log).toContain('dist/index.html');
  expect(detailed.log).not.toContain('Total');
  expect(total.log).toContain('Total size (web): ');
});

test('There is no table if detail and total are both false', async () => {
  const printFileSize = { detail: false, total: false };
  const { log } = await built(FILES, { performance: { printFileSize } });
  expect(log).not.toContain('kB');
});

test('If total throws, the build still succeeds, but no environment has a table', async () => {
  const thrown = await built(FILES, {
    environments: {
      failing: {
        performance: {
          printFileSize: {
            total: () => {
              throw new Error('no budget');
            },
          },
        },
      },
      other: { output: { distPath: 'dist/other' } },
    },
  });
  expect(thrown.log).toMatch(/Failed to print file size\.[^]*no budget/);
  expect(thrown.log).not.toContain('File (other)');
});

const SNAPSHOT = 'node_modules/.cache/rsbuild/file-sizes.json';
/** Gives the project a cache folder, so that no other build's sizes are found. */
const EMPTY_CACHE = { 'node_modules/.cache/empty': '' };
const NO_FILES = { files: {}, totalSize: 0, totalGzipSize: 0 };
const TWO_ENVIRONMENTS: RsbuildConfig = {
  performance: { printFileSize: { diff: true } },
  environments: { a: {}, b: { output: { distPath: 'dist/b' } } },
};

test('With diff, each build stores only the environments that it builds', async () => {
  const files = { ...FILES, [SNAPSHOT]: JSON.stringify({ a: NO_FILES, b: NO_FILES }) };
  const { root } = await built(files, TWO_ENVIRONMENTS, { environments: ['a'] });
  const stored = await readFile(path.join(root, SNAPSHOT), 'utf8');
  expect(Object.keys(JSON.parse(stored) as object)).toEqual(['a']);
});

test('The first build shows no changes; a later one shows an environment without stored sizes as new', async () => {
  const first = await built({ ...FILES, ...EMPTY_CACHE }, TWO_ENVIRONMENTS);
  expect(first.log).not.toContain('(+');
  const { log } = await built({ ...FILES, [SNAPSHOT]: '{}' }, TWO_ENVIRONMENTS);
  expect(log).toMatch(/dist\/b\/index\.html +[\d.]+ kB \(\+/);
});

test('To compare names, a hexadecimal hash is removed between dots, but not after a hyphen', async () => {
  const namesOf = async (js: string) => {
    const { root } = await built(
      { ...FILES, ...EMPTY_CACHE },
      {
        output: { filename: { js } },
        performance: { printFileSize: { diff: true, include: ({ name }) => name.endsWith('.js') } },
      },
    );
    const stored = JSON.parse(await readFile(path.join(root, SNAPSHOT), 'utf8')) as {
      web: { files: object };
    };
    return Object.keys(stored.web.files);
  };
  expect(await namesOf('[name].[contenthash:8].js')).toEqual(['static/js/index.js']);
  expect(await namesOf('[name]-[contenthash:8].js')).toEqual([
    expect.stringMatching(/^static\/js\/index-[a-f0-9]{8}\.js$/),
  ]);
});

test('If the shared object and an environment both set include, Rsbuild prints no table', async () => {
  const performance = { printFileSize: { include: () => true } };
  const { log } = await built(FILES, { performance, environments: { web: { performance } } });
  expect(log).toContain('options.include is not a function');
  expect(log).not.toContain('File (web)');
});
