import { built, documented, resolved, served } from '@claims';
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

test('With the React or Preact plugin, rsbuild build --mode development inserts calls of a refresh runtime, which is missing, unless hmr is false', async () => {
  const { pluginReact } = await documented('@rsbuild/plugin-react');
  const { pluginPreact } = await documented('@rsbuild/plugin-preact');
  const files = {
    'src/index.js': 'import "./App.jsx";',
    'src/App.jsx':
      'const useName = () => "Ada"; export const App = () => <b>{useName()}</b>; console.log(App);',
  };
  for (const plugin of [pluginReact(), pluginPreact()]) {
    const scriptWith = async (hmr: boolean) => {
      const config = { plugins: [plugin], dev: { hmr } };
      const { text } = await built(files, config, { command: 'build', mode: 'development' });
      return text('dist/static/js/index.js');
    };
    const script = await scriptWith(true);
    expect(script).toMatch(/\$Refresh(Sig|Reg)\$\(/);
    expect(script).not.toMatch(/\$Refresh(Sig|Reg)\$ =/);
    expect(await scriptWith(false)).not.toContain('$Refresh');
  }
});
