import { documented, resolved } from '@claims';
import { expect, test } from 'vitest';

const { pluginSvelte } = await documented('@rsbuild/plugin-svelte');

test('In production mode, Rsbuild writes style blocks to a CSS file, unless output.injectStyles is on. In development mode, scripts insert them', async () => {
  const emitsCss = async (mode: 'development' | 'production', injectStyles = false) => {
    const { rspack } = await resolved(
      { mode, plugins: [pluginSvelte()], output: { injectStyles } },
      { files: { 'node_modules/svelte/package.json': '{ "name": "svelte", "version": "5.0.0" }' } },
    );
    return /"emitCss":(true|false)/.exec(JSON.stringify(rspack.module?.rules))?.[1];
  };
  expect(await emitsCss('production')).toBe('true');
  expect(await emitsCss('production', true)).toBe('false');
  expect(await emitsCss('development')).toBe('false');
});
