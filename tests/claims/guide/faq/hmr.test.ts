import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { documented, resolved, served } from '@claims';
import { expect, test } from 'vitest';

const script = '/static/js/index.js';

test('If output.filename.css contains [contenthash] in development, the page loads the old URL again', async () => {
  const files = { 'src/index.js': 'import "./a.css";', 'src/a.css': 'body { color: red }' };
  const { get, root } = await served(files, {
    output: { filename: { css: '[name].[contenthash:8].css' } },
  });
  const url = async () => /[^"]+\.css/.exec((await get('/')).text)?.[0] ?? '';
  const before = await url();
  writeFileSync(path.join(root, 'src/a.css'), 'body { color: blue }');
  await expect.poll(url, { timeout: 5000 }).not.toBe(before);
  expect((await get(before)).text).toContain('red');
  expect((await get(await url())).text).toContain('#00f');
});

test('In Rsbuild, import.meta.hot is undefined', async () => {
  const { get } = await served({ 'src/index.js': 'console.log(import.meta.hot)' });
  expect((await get(script)).text).toContain('/* unsupported import.meta.hot */ undefined');
});

test('The client uses the page’s protocol, host and port, and falls back to localhost if server.host is not set', async () => {
  const { get, port } = await served({});
  const { text } = await get(script);
  expect(text).toContain('"port": "",\n    "host": ""');
  expect(text).not.toContain('"protocol"');
  expect(text).toMatch(new RegExp(`"localhost",\\s*${port},`));
});

test('404 from the dev server: the page is older than the last start', async () => {
  const { get } = await served({}, { server: { htmlFallback: 'index' } });
  expect((await get('/some/route')).status).toBe(200);
  expect((await get('/index.0123456789abcdef.hot-update.json')).status).toBe(404);
});

test('React Fast Refresh requires dev.hmr and web as output.target', async () => {
  const { pluginReact } = await documented('@rsbuild/plugin-react');
  const refreshes = async (hmr: boolean, target: 'web' | 'web-worker' | 'node') => {
    const config = { plugins: [pluginReact()], dev: { hmr }, output: { target } };
    const { rspack } = await resolved(config, { mode: 'development' });
    return rspack.plugins?.some((plugin) => /ReactRefresh/.test(plugin?.constructor.name ?? ''));
  };
  expect(await refreshes(true, 'web')).toBe(true);
  expect(await refreshes(false, 'web')).toBe(false);
  expect(await refreshes(true, 'web-worker')).toBe(false);
  expect(await refreshes(true, 'node')).toBe(false);
});
