import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cli, served, type RsbuildConfig } from '@claims';
import { expect, onTestFinished, test } from 'vitest';

/** A browser that writes its arguments to a file, one start a line. */
function browser() {
  const folder = mkdtempSync(path.join(tmpdir(), 'browser-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const script = path.join(folder, 'browser');
  const list = path.join(folder, 'opened');
  writeFileSync(script, `#!/bin/sh\necho "$@" >> ${list}\n`, { mode: 0o755 });
  const opened = () => (existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : []);
  return { env: { BROWSER: script }, opened };
}

/** A configuration with `server.open` and other options of the server. */
const server = (open: NonNullable<RsbuildConfig['server']>['open'], more = {}): RsbuildConfig => ({
  server: { open, ...more },
});

test('true includes server.base, but not a path', async () => {
  const first = browser();
  const byTrue = await served({}, server(true, { base: '/shop' }), { env: first.env });
  await expect.poll(first.opened).toEqual([`http://localhost:${byTrue.port}/shop/`]);
  const second = browser();
  const byPath = await served({}, server('/admin', { base: '/shop' }), { env: second.env });
  await expect.poll(second.opened).toEqual([`http://localhost:${byPath.port}/admin`]);
});

test('The first page is the one of the index entry, or of your first entry if none has that name', async () => {
  const openedPath = async (names: readonly string[]) => {
    const { env, opened } = browser();
    const entry = Object.fromEntries(names.map((name) => [name, './src/index.js']));
    await served({}, { ...server(true), source: { entry } }, { env });
    await expect.poll(opened).toHaveLength(1);
    return new URL(opened()[0] ?? '').pathname;
  };
  expect(await openedPath(['b', 'index', 'a'])).toBe('/');
  expect(await openedPath(['b', 'a'])).toBe('/b');
});

test('Rsbuild replaces <port> with the port that the server listens on, even if the configured one was taken', async () => {
  const { port: taken } = await served({});
  const { env, opened } = browser();
  const open = 'http://dev.example.com:<port>/';
  const { port } = await served({}, server(open, { port: taken }), { env });
  expect(port).not.toBe(taken);
  await expect.poll(opened).toEqual([`http://dev.example.com:${port}/`]);
});

test('Rsbuild passes BROWSER_ARGS to a browser that BROWSER names', async () => {
  const { env, opened } = browser();
  const { port } = await served({}, server(true), { env: { ...env, BROWSER_ARGS: '--incognito' } });
  await expect.poll(opened).toEqual([`--incognito http://localhost:${port}/`]);
});

test('If before fails, the process exits with code 1', async () => {
  const config = `export default { server: { open: { before: () => Promise.reject(new Error('down')) } } };`;
  const { code, output } = await cli(['dev'], {
    'src/index.js': '',
    'rsbuild.config.mjs': config,
  });
  expect(code).toBe(1);
  expect(output).toContain('Error: down');
});

test('Without http://, the part before the colon of localhost:3000 is taken for a protocol', async () => {
  const { env, opened } = browser();
  await served({}, server('localhost:3000'), { env });
  await expect.poll(opened).toEqual(['localhost:3000']);
});

test('rsbuild preview opens http:// even if it serves HTTPS', async () => {
  const protocol = async (command: 'dev' | 'preview') => {
    const { env, opened } = browser();
    // An empty certificate is enough to listen; no request is sent.
    const { urls } = await served({}, server(true, { https: {} }), { command, env });
    expect(urls[0]).toMatch(/^https:/);
    await expect.poll(opened).toHaveLength(1);
    return new URL(opened()[0] ?? '').protocol;
  };
  expect(await protocol('dev')).toBe('https:');
  expect(await protocol('preview')).toBe('http:');
});

test('With several environments, the first page belongs to the first one that has pages', async () => {
  const { env, opened } = browser();
  const files = { 'src/index.js': '', 'src/admin.js': '' };
  await served(
    files,
    {
      ...server(true),
      environments: {
        node: { output: { target: 'node' } },
        admin: { source: { entry: { admin: './src/admin.js' } } },
        web: { source: { entry: { index: './src/index.js' } } },
      },
    },
    { env },
  );
  await expect.poll(opened).toHaveLength(1);
  expect(new URL(opened()[0] ?? '').pathname).toBe('/admin');
});

test('before runs again after each restart of the dev server', async () => {
  const config = `
    import { readFileSync, writeFileSync } from 'node:fs';
    const file = 'rsbuild.config.mjs';
    setInterval(() => writeFileSync(file, readFileSync(file)), 100);
    const before = () => console.log('before');
    export default { server: { open: { before } } };`;
  const { output } = await cli(
    ['dev'],
    { 'src/index.js': '', 'rsbuild.config.mjs': config },
    { until: /before[^]*restarting server[^]*before/, env: browser().env },
  );
  expect(output).toMatch(/before[^]*restarting server[^]*before/);
});
