import { built, resolved } from '@claims';
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
