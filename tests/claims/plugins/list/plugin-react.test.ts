import { built, documented, resolved } from '@claims';
import { expect, test } from 'vitest';

const { pluginReact } = await documented('@rsbuild/plugin-react');

test("With enableProfiler, names of functions aren't shortened, but minification still drops some, such as that of memo(function List() {})", async () => {
  const component = {
    'src/index.jsx':
      'function Greeting() { return <p>hello</p>; }\nconst memo = (type) => [type];\nconsole.log(Greeting, Greeting, memo(function List() {}));',
  };
  const script = async (enableProfiler: boolean) =>
    (await built(component, { plugins: [pluginReact({ enableProfiler })] })).text(/index\..*js$/);
  expect(await script(false)).not.toContain('Greeting');
  const profiled = await script(true);
  expect(profiled).toContain('Greeting');
  expect(profiled).not.toContain('List');
});

test('After rsbuild build --mode development, the code that the calls of Fast Refresh need is missing', async () => {
  const script = async (env: Record<string, string>) => {
    const files = { 'src/index.jsx': 'export function App() { return <p>hello</p>; }' };
    const options = { mode: 'development', command: 'build', env } as const;
    return (await built(files, { plugins: [pluginReact()] }, options)).text(/index.*js$/);
  };
  const alone = await script({});
  expect(alone).toContain('$RefreshReg$(');
  expect(alone).not.toContain('function $RefreshReg$');
  expect(await script({ NODE_ENV: 'development' })).toContain('function $RefreshReg$');
});

test('By default, reactRefreshOptions processes the files that Rsbuild compiles with SWC, so also TypeScript in node_modules', async () => {
  const { rspack } = await resolved({ plugins: [pluginReact()], mode: 'development' });
  const plugin = rspack.plugins?.find(
    (plugin) => plugin?.constructor.name === 'ReactRefreshRspackPlugin',
  ) as { options: { include: unknown; exclude: unknown; resourceQuery: unknown } } | undefined;
  expect(plugin?.options).toMatchObject({
    include: expect.arrayContaining([/\.(?:ts|tsx|jsx|mts|cts)$/]) as unknown,
    exclude: [],
    resourceQuery: { not: /^\?raw$/ },
  });
});

test('Values in tools.swc override the plugin and swcReactOptions', async () => {
  const { environments } = await resolved({
    plugins: [pluginReact({ swcReactOptions: { importSource: 'from-plugin' } })],
    tools: { swc: { jsc: { transform: { react: { importSource: 'from-tools' } } } } },
  });
  expect(JSON.stringify(environments['web']?.tools.swc)).toContain('"importSource":"from-tools"');
});

test("With runtime: 'preserve', minification can rename <App> to <r>", async () => {
  const files = {
    'src/index.jsx':
      'function App() { return <p>hello</p>; }\nconsole.log(<App id="a" />, <App id="b" />);',
  };
  const plugins = [pluginReact({ swcReactOptions: { runtime: 'preserve' } })];
  const script = async (minify: boolean) =>
    (await built(files, { plugins, output: { minify } })).text(/index.*js$/);
  expect(await script(true)).toMatch(/<[a-z] id="a"/);
  expect(await script(false)).toContain('<App id="a"');
});
