import { documented, writeFolder } from '@claims';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

/** Rsbuild's logger, which gets its level and these methods back when the test finishes. */
async function loggerWith(...methods: readonly 'info'[]) {
  const { logger } = await documented('@rsbuild/core');
  const { level } = logger;
  const before = Object.fromEntries(methods.map((name) => [name, logger[name]]));
  onTestFinished(() => {
    logger.override(before);
    logger.level = level;
  });
  return logger;
}

test('Without a configuration file, loadConfig returns an empty configuration and filePath null', async () => {
  const { loadConfig } = await documented('@rsbuild/core');
  await expect(loadConfig({ cwd: '/nowhere' })).resolves.toEqual({ content: {}, filePath: null });
});

test('loadConfig fails if the file given by path does not exist', async () => {
  const { loadConfig } = await documented('@rsbuild/core');
  await expect(loadConfig({ cwd: '/nowhere', path: 'a.ts' })).rejects.toThrow(
    'Cannot find config file',
  );
});

test('loadConfig tries rsbuild.config.mjs before rsbuild.config.ts', async () => {
  const { loadConfig } = await documented('@rsbuild/core');
  const cwd = writeFolder({
    'rsbuild.config.mjs': 'export default {};',
    'rsbuild.config.ts': 'export default {};',
  });
  const { filePath } = await loadConfig({ cwd });
  expect(filePath).toBe(path.join(cwd, 'rsbuild.config.mjs'));
});

test('The config function must return a config object: loadConfig rejects if the function returns nothing', async () => {
  const { loadConfig } = await documented('@rsbuild/core');
  const cwd = writeFolder({ 'rsbuild.config.mjs': 'export default () => {};' });
  await expect(loadConfig({ cwd })).rejects.toThrow(
    'The config function must return a config object.',
  );
});

test('loadConfig rejects with Cannot convert object to primitive value if Node.js imports an ES module without a default export', async () => {
  const { loadConfig } = await documented('@rsbuild/core');
  const cwd = writeFolder({ 'rsbuild.config.mjs': 'export const config = {};' });
  await expect(loadConfig({ cwd })).rejects.toThrow('Cannot convert object to primitive value');
});

test('If Node.js fails to import a .mjs file, the jiti and auto loaders try again with jiti, and native rejects', async () => {
  const { loadConfig } = await documented('@rsbuild/core');
  const logger = await loggerWith();
  logger.level = 'silent';
  // Node.js has no `require` in an ES module; jiti adds one.
  const cwd = writeFolder({
    'rsbuild.config.mjs': "const { sep } = require('node:path');\nexport default { root: sep };",
  });
  for (const loader of ['jiti', 'auto'] as const) {
    const { content } = await loadConfig({ cwd, loader });
    expect(content.root).toBe(path.sep);
  }
  await expect(loadConfig({ cwd, loader: 'native' })).rejects.toThrow('require is not defined');
});

test("createRsbuild doesn't run the setup of plugins", async () => {
  const { createRsbuild } = await documented('@rsbuild/core');
  const setup = vi.fn<() => void>();
  const rsbuild = await createRsbuild({ config: { plugins: [{ name: 'look', setup }] } });
  expect(setup).not.toHaveBeenCalled();
  await rsbuild.initConfigs({ action: 'build' });
  expect(setup).toHaveBeenCalledOnce();
});

test('rsbuildConfig is ignored if you set config', async () => {
  const { createRsbuild } = await documented('@rsbuild/core');
  const rsbuild = await createRsbuild({
    config: { html: { title: 'new' } },
    rsbuildConfig: { html: { title: 'old' } },
  });
  expect(rsbuild.getRsbuildConfig('original').html?.title).toBe('new');
});

test('createRsbuild({ config: loadConfig }) silently builds with the defaults', async () => {
  const { createRsbuild, loadConfig } = await documented('@rsbuild/core');
  const cwd = writeFolder({
    'rsbuild.config.mjs': "export default { html: { title: 'Orders' } };",
  });
  const rsbuild = await createRsbuild({
    cwd,
    // @ts-expect-error: the result is no configuration; the configuration is its `content`.
    config: () => loadConfig({ cwd }),
  });
  await rsbuild.initConfigs({ action: 'build' });
  expect(rsbuild.getNormalizedConfig().html.title).toBe('Rsbuild App');
});

test('mergeRsbuildConfig concatenates arrays and lets the later value win otherwise', async () => {
  const { mergeRsbuildConfig } = await documented('@rsbuild/core');
  const merged = mergeRsbuildConfig(
    { source: { include: ['a'] }, server: { port: 1 } },
    { source: { include: ['b'] }, server: { port: 2 } },
  );
  expect(merged).toEqual({ source: { include: ['a', 'b'] }, server: { port: 2 } });
});

test('mergeRsbuildConfig silently drops a configuration function and merges only the objects', async () => {
  const { mergeRsbuildConfig } = await documented('@rsbuild/core');
  const fn = (() => ({ html: { title: 'Orders' } })) as object;
  expect(mergeRsbuildConfig(fn, { server: { port: 1 } })).toEqual({ server: { port: 1 } });
});

test('With a boolean on one side, mergeRsbuildConfig takes the right side, also against an array', async () => {
  const { mergeRsbuildConfig } = await documented('@rsbuild/core');
  const merged = mergeRsbuildConfig(
    { performance: { preload: { type: 'initial' } }, server: { publicDir: [{ name: 'a' }] } },
    { performance: { preload: true }, server: { publicDir: false } },
  );
  expect(merged.performance.preload).toBe(true);
  expect(merged.server.publicDir).toBe(false);
});

test("A variable that isn't empty in processEnv keeps its value, and an empty one doesn't", async () => {
  const { loadEnv } = await documented('@rsbuild/core');
  const processEnv: Record<string, string> = { TOKEN: 'shell', PUBLIC_A: '' };
  loadEnv({ cwd: writeFolder({ '.env': 'TOKEN=file\nPUBLIC_A=file\n' }), processEnv });
  expect(processEnv).toEqual({ TOKEN: 'shell', PUBLIC_A: 'file' });
});

test('A variable that processEnv already has keeps its value, but NODE_ENV in a file overrides it', async () => {
  const { loadEnv } = await documented('@rsbuild/core');
  const cwd = writeFolder({ '.env': 'TOKEN=file\nNODE_ENV=test\n' });
  const processEnv: Record<string, string> = { TOKEN: 'shell', NODE_ENV: 'production' };
  const { cleanup } = loadEnv({ cwd, mode: 'staging', processEnv });
  expect(processEnv).toEqual({ TOKEN: 'shell', NODE_ENV: 'test' });
  cleanup();
  expect(processEnv.NODE_ENV).toBe('test');
});

test('rawPublicVars has the public variables in processEnv, including those that no file sets', async () => {
  const { loadEnv } = await documented('@rsbuild/core');
  const { parsed, rawPublicVars } = loadEnv({
    cwd: writeFolder({ '.env': 'PUBLIC_A=1\n' }),
    processEnv: { PUBLIC_B: '2', SECRET: '3' },
  });
  expect(parsed).toEqual({ PUBLIC_A: '1' });
  expect(rawPublicVars).toEqual({ PUBLIC_A: '1', PUBLIC_B: '2' });
});

test('cleanup removes the variables of the files from processEnv, even those that were set before', async () => {
  const { loadEnv } = await documented('@rsbuild/core');
  const processEnv: Record<string, string> = { TOKEN: 'shell', HOME: '/' };
  loadEnv({ cwd: writeFolder({ '.env': 'TOKEN=file\n' }), processEnv }).cleanup();
  expect(processEnv).toEqual({ HOME: '/' });
});

test("cleanup doesn't remove variables that you changed since", async () => {
  const { loadEnv } = await documented('@rsbuild/core');
  const processEnv: Record<string, string> = {};
  const { cleanup } = loadEnv({ cwd: writeFolder({ '.env': 'A=1\nB=2\n' }), processEnv });
  processEnv.A = 'changed';
  cleanup();
  expect(processEnv).toEqual({ A: 'changed' });
});

test('The logger calls a method that you pass to override at every level', async () => {
  const logger = await loggerWith('info');
  const info = vi.fn<() => void>();
  logger.override({ info });
  logger.level = 'silent';
  logger.info('a');
  expect(info).toHaveBeenCalledOnce();
});

test('Two instances share one logger, and the logLevel that was set last applies to both', async () => {
  const { createRsbuild } = await documented('@rsbuild/core');
  const logger = await loggerWith();
  await createRsbuild({ config: { logLevel: 'silent' } });
  await createRsbuild({ config: { logLevel: 'warn' } });
  await createRsbuild();
  expect(logger.level).toBe('warn');
});

test('ensureAssetPrefix: if the prefix is auto or a function, every URL stays unchanged', async () => {
  const { ensureAssetPrefix } = await documented('@rsbuild/core');
  expect(ensureAssetPrefix('logo.png')).toBe('/logo.png');
  expect(ensureAssetPrefix('data:,a', '/shop/')).toBe('data:,a');
  expect(ensureAssetPrefix('logo.png', 'auto')).toBe('logo.png');
  expect(ensureAssetPrefix('logo.png', () => '/shop/')).toBe('logo.png');
});
