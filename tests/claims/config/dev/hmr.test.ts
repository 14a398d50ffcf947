import { built, documented, resolved } from '@claims';
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

test('With the React or Preact plugin, rsbuild build --mode development inserts calls of a refresh runtime, which is missing', async () => {
  const { pluginReact } = await documented('@rsbuild/plugin-react');
  const { pluginPreact } = await documented('@rsbuild/plugin-preact');
  const files = {
    'src/index.js': 'import "./App.jsx";',
    'src/App.jsx':
      'const useName = () => "Ada"; export const App = () => <b>{useName()}</b>; console.log(App);',
  };
  for (const plugin of [pluginReact(), pluginPreact()]) {
    const config = { plugins: [plugin] };
    const { text } = await built(files, config, { command: 'build', mode: 'development' });
    const script = text('dist/static/js/index.js');
    expect(script).toMatch(/\$Refresh(Sig|Reg)\$\(/);
    expect(script).not.toMatch(/\$Refresh(Sig|Reg)\$ =/);
  }
});
