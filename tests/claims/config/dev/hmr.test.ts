import { built, resolved, served } from '@claims';
import { expect, test } from 'vitest';

test('HMR requires development mode and web as the target', async () => {
  const hasHmr = async (mode: 'development' | 'production', target: 'web' | 'node') => {
    const { rspack } = await resolved({ output: { target } }, { command: 'dev', mode });
    return rspack.plugins?.some(
      (plugin) => plugin?.constructor.name === 'HotModuleReplacementPlugin',
    );
  };
  expect(await hasHmr('development', 'web')).toBe(true);
  expect(await hasHmr('production', 'web')).toBe(false);
  expect(await hasHmr('development', 'node')).toBe(false);
});

test('rsbuild build --mode development adds the HMR runtime, but not the dev client', async () => {
  const { text } = await built({}, {}, { command: 'build', mode: 'development' });
  expect(text('dist/static/js/index.js')).toContain('hotCheck');
  expect(text('dist/static/js/index.js')).not.toContain('rsbuild-hmr');
});

test('A script of one line is about 36 kB with HMR, 7 kB without HMR, and 0.1 kB without both', async () => {
  const size = async (dev: { hmr?: boolean; liveReload?: boolean }) => {
    const files = { 'src/index.js': 'console.log("one");' };
    const { get } = await served(files, { dev: { ...dev, lazyCompilation: false } });
    return (await get('/static/js/index.js')).text.length / 1000;
  };
  expect(await size({})).toBeCloseTo(36, -1);
  expect(await size({ hmr: false })).toBeCloseTo(7, 0);
  expect(await size({ hmr: false, liveReload: false })).toBeCloseTo(0.1, 1);
});
