import { built, cli, resolved } from '@claims';
import { expect, test } from 'vitest';

test('NODE_ENV=test rsbuild build builds in none mode', async () => {
  const { config } = await resolved({}, { command: 'build', env: { NODE_ENV: 'test' } });
  expect(config.mode).toBe('none');
});

test('rsbuild dev --mode production requests assets from output.assetPrefix', async () => {
  const { rspack } = await resolved(
    { output: { assetPrefix: 'https://cdn.example.com/' } },
    { command: 'dev', mode: 'production' },
  );
  expect(rspack.output?.publicPath).toBe('https://cdn.example.com/');
});

test('output.inlineScripts: true applies in production mode only', async () => {
  const html = async (mode: 'production' | 'none') =>
    (
      await built(
        { 'src/index.js': 'console.log(1);' },
        { output: { inlineScripts: true } },
        { mode },
      )
    ).text('dist/index.html');
  expect(await html('production')).not.toContain('src=');
  expect(await html('none')).toContain('src="/static/js/index.js"');
});

test('HMR works only in development mode', async () => {
  const plugins = async (mode: 'development' | 'production') => {
    const { rspack } = await resolved({}, { command: 'dev', mode });
    return rspack.plugins?.map((plugin) => plugin?.constructor.name);
  };
  expect(await plugins('development')).toContain('HotModuleReplacementPlugin');
  expect(await plugins('production')).not.toContain('HotModuleReplacementPlugin');
});

test('In development mode, the URL prefix of assets is dev.assetPrefix; in the other modes, it is output.assetPrefix', async () => {
  const prefixes = { dev: { assetPrefix: '/dev/' }, output: { assetPrefix: '/cdn/' } };
  const prefixIn = async (mode: 'development' | 'production' | 'none') =>
    (await resolved(prefixes, { mode })).rspack.output?.publicPath;
  expect(await prefixIn('development')).toBe('/dev/');
  expect(await prefixIn('production')).toBe('/cdn/');
  expect(await prefixIn('none')).toBe('/cdn/');
});

test('The --mode flag overrides mode in the configuration', async () => {
  const { config } = await resolved({ mode: 'production' }, { mode: 'none' });
  expect(config.mode).toBe('none');
});

test('--mode does not change NODE_ENV', async () => {
  const config = 'export default ({ env }) => (console.log("env", env), {});';
  const files = { 'rsbuild.config.mjs': config };
  const { output } = await cli(['build', '--mode', 'development'], files);
  expect(output).toContain('env production');
});

test('The command line accepts any word as mode and builds as in none mode', async () => {
  const { code, text } = await cli(['build', '--mode', 'staging'], {
    'src/index.js': 'console.log(import.meta.env.MODE, process.env.NODE_ENV);',
  });
  expect(code).toBe(0);
  expect(text('dist/static/js/index.js')).toContain('"staging", process.env.NODE_ENV');
});

test('A production build minifies JavaScript; development and none builds do not', async () => {
  const files = { 'src/index.js': 'const longName = Math.random();\nconsole.log(longName);' };
  const scriptIn = async (mode: 'development' | 'production' | 'none') =>
    (await built(files, {}, { mode, command: 'build' })).text(/index\S*\.js$/);
  expect(await scriptIn('production')).not.toContain('longName');
  expect(await scriptIn('development')).toContain('longName');
  expect(await scriptIn('none')).toContain('longName');
});

test('For the node target, only CSS names have a hash in production mode', async () => {
  const { files } = await built(
    { 'src/index.js': 'import "./page.css";', 'src/page.css': 'p { color: red; }' },
    { output: { target: 'node', emitCss: true } },
  );
  expect(files).toContain('dist/index.js');
  expect(files).toContainEqual(expect.stringMatching(/index\.\w{8}\.css$/));
});

test('HMR is for the web target', async () => {
  const { rspackOf } = await resolved(
    { environments: { web: {}, node: { output: { target: 'node' } } } },
    { command: 'dev' },
  );
  const plugins = (name: string) =>
    rspackOf[name]?.plugins?.map((plugin) => plugin?.constructor.name);
  expect(plugins('web')).toContain('HotModuleReplacementPlugin');
  expect(plugins('node')).not.toContain('HotModuleReplacementPlugin');
});
