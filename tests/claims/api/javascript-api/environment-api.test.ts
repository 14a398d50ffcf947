import { documented, resolved, writeFolder, type RsbuildConfig, type RsbuildPlugin } from '@claims';
import { expect, onTestFinished, test } from 'vitest';

/** The environment API of a dev server that doesn't listen, closed when the test finishes. */
async function environmentsOf(config: RsbuildConfig, { runCompile = true } = {}) {
  const { createRsbuild } = await documented('@rsbuild/core');
  const cwd = writeFolder({ 'index.js': 'export const id = {};' });
  const rsbuild = await createRsbuild({
    cwd,
    config: {
      mode: 'development',
      logLevel: 'silent',
      source: { entry: { index: './index.js' } },
      ...config,
      server: { port: 4571, printUrls: false },
    },
  });
  const server = await rsbuild.createDevServer({ runCompile });
  onTestFinished(async () => {
    await server.close();
  });
  return server.environments;
}

test('Once a call of loadBundle is done, later calls return the same object; overlapping first calls return two', async () => {
  const { node } = await environmentsOf({ output: { target: 'node' } });
  const [first, overlapping] = await Promise.all([
    node?.loadBundle('index'),
    node?.loadBundle('index'),
  ]);
  expect(first).toHaveProperty('id');
  expect(overlapping).not.toBe(first);
  expect([first, overlapping]).toContain(await node?.loadBundle('index'));
});

test('If you call getStats directly in onBeforeStartDevServer, it rejects, because the compiler does not exist yet', async () => {
  let message = '';
  const plugin: RsbuildPlugin = {
    name: 'early',
    setup(api) {
      api.onBeforeStartDevServer(async ({ server }) => {
        await server.environments.web?.getStats().catch((error: unknown) => {
          message = String(error);
        });
      });
    },
  };
  await environmentsOf({ plugins: [plugin] });
  expect(message).toContain("Cannot access 'buildManager' before initialization");
});

test('In production and none mode, loadBundle fails unless optimization.chunkIds is named', async () => {
  for (const mode of ['production', 'none'] as const) {
    const config = { mode, output: { target: 'node' } } as const;
    const numbered = await environmentsOf(config);
    await expect(numbered.node?.loadBundle('index')).rejects.toThrow(
      'Failed to get bundle by entryName: index',
    );
    const rspack = { optimization: { chunkIds: 'named' } } as const;
    const named = await environmentsOf({ ...config, tools: { rspack } });
    expect(await named.node?.loadBundle('index')).toHaveProperty('id');
  }
});

test('getTransformedHtml rejects in an environment for Node.js and with tools.htmlPlugin: false', async () => {
  const message = 'Failed to get HTML file by entryName: index';
  const { node } = await environmentsOf({ output: { target: 'node' } });
  await expect(node?.getTransformedHtml('index')).rejects.toThrow(message);
  const { web } = await environmentsOf({ tools: { htmlPlugin: false } });
  await expect(web?.getTransformedHtml('index')).rejects.toThrow(message);
});

test('A hash in output.filename.html stays a placeholder in htmlPaths', async () => {
  const { web } = await environmentsOf({
    output: { filename: { html: '[name].[contenthash].html' } },
  });
  expect(web?.context.htmlPaths).toEqual({ index: 'index.[contenthash].html' });
});

test('getStats returns the stats of the latest compilation, even if it had errors', async () => {
  const { web } = await environmentsOf({ source: { entry: { index: './missing.js' } } });
  const stats = await web?.getStats();
  expect(stats?.hasErrors()).toBe(true);
});

test('Without compilation, getStats, loadBundle and getTransformedHtml reject because runCompile is false', async () => {
  const { web } = await environmentsOf({}, { runCompile: false });
  await expect(web?.getStats()).rejects.toThrow('Can not call getStats when runCompile is false');
  await expect(web?.loadBundle('index')).rejects.toThrow('Can not call loadBundle');
  await expect(web?.getTransformedHtml('index')).rejects.toThrow('Can not call getTransformedHtml');
});

test('Without the environments option, the name of the environment depends on output.target: web, node or webWorker', async () => {
  for (const [target, name] of [
    ['web', 'web'],
    ['node', 'node'],
    ['web-worker', 'webWorker'],
  ] as const) {
    const { environments } = await resolved({ output: { target } });
    expect(Object.keys(environments)).toEqual([name]);
  }
});

test('The environment context is read-only: an assignment changes nothing', async () => {
  let name = '';
  const plugin: RsbuildPlugin = {
    name: 'look',
    setup(api) {
      api.onBeforeCreateCompiler(({ environments }) => {
        const { web } = environments;
        if (!web) throw new Error('no web environment');
        web.name = 'other';
        name = web.name;
      });
    },
  };
  const { createRsbuild, logger } = await documented('@rsbuild/core');
  const { level } = logger;
  onTestFinished(() => void (logger.level = level));
  const rsbuild = await createRsbuild({
    config: {
      mode: 'production',
      logLevel: 'silent',
      plugins: [plugin],
      source: { entry: { index: 'data:text/javascript,' } },
    },
  });
  await rsbuild.createCompiler();
  expect(name).toBe('web');
});
