import { documented, writeFolder, type RsbuildConfig, type RsbuildPlugin } from '@claims';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

/** An instance of a project with an empty entry. */
async function instance(config: RsbuildConfig = {}, content = '') {
  const { createRsbuild, logger } = await documented('@rsbuild/core');
  const { level } = logger;
  onTestFinished(() => {
    logger.level = level;
  });
  const cwd = writeFolder({ 'index.js': content });
  return createRsbuild({
    cwd,
    config: {
      mode: 'production',
      logLevel: 'silent',
      source: { entry: { index: './index.js' } },
      ...config,
    },
  });
}

const plugin = (name: string, setup: RsbuildPlugin['setup'] = () => undefined): RsbuildPlugin => ({
  name,
  setup,
});

test('Plugins that you add after the first call are silently ignored', async () => {
  const rsbuild = await instance();
  const setup = vi.fn<() => void>();
  await rsbuild.initConfigs({ action: 'build' });
  rsbuild.addPlugins([plugin('late', setup)]);
  await rsbuild.initConfigs({ action: 'build' });
  expect(setup).not.toHaveBeenCalled();
  expect(rsbuild.isPluginExists('late')).toBe(true);
});

test('createRsbuild copies the configuration, so most later changes to the object that you passed have no effect', async () => {
  const output = { minify: true };
  const rsbuild = await instance({ output });
  output.minify = false;
  const [config] = await rsbuild.initConfigs();
  expect(config?.optimization?.minimize).toBe(true);
});

test('With watch, the promise of build resolves before anything is compiled', async () => {
  const rsbuild = await instance();
  const compiled = new Promise<boolean>((resolve) => {
    rsbuild.onAfterBuild(() => resolve(true));
  });
  const { close, stats } = await rsbuild.build({ watch: true });
  expect(stats).toBeUndefined();
  expect(await Promise.race([compiled, Promise.resolve(false)])).toBe(false);
  await compiled;
  await close();
});

test('If the code has an error, build rejects with Rspack build failed', async () => {
  const rsbuild = await instance({}, "import './missing.js';");
  await expect(rsbuild.build()).rejects.toThrow('Rspack build failed.');
});

test('If NODE_ENV is empty, build sets it to production, and leaves it set', async () => {
  vi.stubEnv('NODE_ENV', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const rsbuild = await instance({ mode: 'none' });
  const { close } = await rsbuild.build();
  await close();
  expect(process.env.NODE_ENV).toBe('production');
});

test('The mode option of inspectConfig sets NODE_ENV only after the configurations are resolved: with NODE_ENV empty, the reported mode is none', async () => {
  vi.stubEnv('NODE_ENV', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const rsbuild = await instance({ mode: undefined });
  const { origin } = await rsbuild.inspectConfig({ mode: 'production' });
  expect(origin.rsbuildConfig.mode).toBe('none');
  expect(process.env.NODE_ENV).toBe('production');
});

test('With writeToDisk, an existing file of an Rspack configuration stays, and the new one has a number in its name', async () => {
  const rsbuild = await instance();
  await rsbuild.inspectConfig({ writeToDisk: true });
  await rsbuild.inspectConfig({ writeToDisk: true });
  const files = readdirSync(path.join(rsbuild.context.distPath, '.rsbuild'));
  expect(files.toSorted()).toEqual([
    'rsbuild.config.mjs',
    expect.stringMatching(/^rspack\.config\.web\.\d+\.mjs$/),
    'rspack.config.web.mjs',
  ]);
});

test('If another action is already set, initConfigs rejects', async () => {
  const rsbuild = await instance();
  await rsbuild.initConfigs({ action: 'build' });
  await expect(rsbuild.initConfigs({ action: 'dev' })).rejects.toThrow(
    'initConfigs() can only be called with the same action type.',
  );
});

test('getNormalizedConfig throws until you call a method that resolves the configuration', async () => {
  const rsbuild = await instance();
  expect(() => rsbuild.getNormalizedConfig()).toThrow('Cannot access normalized config until');
  await rsbuild.initConfigs();
  expect(rsbuild.getNormalizedConfig().mode).toBe('production');
});

test('removePlugins with environment removes only plugins that were added for this environment', async () => {
  const rsbuild = await instance({ plugins: [plugin('a')] });
  rsbuild.removePlugins(['a', 'unknown'], { environment: 'web' });
  expect(rsbuild.isPluginExists('a')).toBe(true);
  rsbuild.removePlugins(['a']);
  expect(rsbuild.isPluginExists('a')).toBe(false);
});

test('If the plugin in before does not exist, addPlugins adds the plugins at the end', async () => {
  const rsbuild = await instance();
  rsbuild.addPlugins([plugin('last')], { before: 'unknown' });
  expect(rsbuild.getPlugins().at(-1)?.name).toBe('last');
});

test('Callbacks that you register before Rsbuild runs the setup of the plugins run before those of plugins with the same order', async () => {
  const calls: string[] = [];
  const rsbuild = await instance({
    plugins: [
      plugin('a', (api) => {
        api.onBeforeCreateCompiler(() => void calls.push('plugin'));
      }),
    ],
  });
  rsbuild.onBeforeCreateCompiler(() => void calls.push('before'));
  await rsbuild.initConfigs({ action: 'build' });
  rsbuild.onBeforeCreateCompiler(() => void calls.push('after'));
  await rsbuild.createCompiler();
  expect(calls).toEqual(['before', 'plugin', 'after']);
});

test('preview rejects if the output folder is missing', async () => {
  const rsbuild = await instance();
  await expect(rsbuild.preview()).rejects.toThrow('does not exist, please build the project');
});

test('createCompiler runs onBeforeCreateCompiler and onAfterCreateCompiler, but not onBeforeBuild and onAfterBuild', async () => {
  const calls: string[] = [];
  const rsbuild = await instance();
  rsbuild.onBeforeCreateCompiler(() => void calls.push('before'));
  rsbuild.onAfterCreateCompiler(() => void calls.push('after'));
  rsbuild.onBeforeBuild(() => void calls.push('build'));
  rsbuild.onAfterBuild(() => void calls.push('built'));
  const compiler = await rsbuild.createCompiler();
  await new Promise((resolve) => {
    compiler.run(resolve);
  });
  expect(calls).toEqual(['before', 'after']);
});
