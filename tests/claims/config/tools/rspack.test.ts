import { built, resolved } from '@claims';
import { expect, test } from 'vitest';

test('output.publicPath changes the URLs in the page, but not import.meta.env.ASSET_PREFIX', async () => {
  const { text } = await built(
    { 'src/index.js': 'console.log("prefix:" + import.meta.env.ASSET_PREFIX);' },
    { tools: { rspack: { output: { publicPath: '/cdn/' } } } },
  );
  expect(text('dist/index.html')).toContain('src="/cdn/static/js/');
  expect(text(/index.*\.js$/)).not.toContain('/cdn');
});

test('In development mode, import.meta.env.ASSET_PREFIX still contains dev.assetPrefix', async () => {
  const { text } = await built(
    { 'src/index.js': 'console.log(import.meta.env.ASSET_PREFIX);' },
    {
      dev: { assetPrefix: '/dev/' },
      output: { assetPrefix: '/prod/' },
      tools: { rspack: { output: { publicPath: '/cdn/' } } },
    },
    { mode: 'development', command: 'build' },
  );
  expect(text('dist/index.html')).toContain('src="/cdn/static/js/');
  expect(text('dist/static/js/index.js')).toContain('console.log("/dev")');
});

test.each(['node', 'web-worker'] as const)(
  'With the %s target, a build contains only RsbuildCorePlugin and DefinePlugin',
  async (target) => {
    const { rspack } = await resolved({ output: { target } });
    const names = rspack.plugins?.map((plugin) =>
      String(plugin && 'name' in plugin ? plugin.name : plugin?.constructor.name),
    );
    expect(names).toEqual(['RsbuildCorePlugin', 'DefinePlugin']);
  },
);

test('Rsbuild awaits an asynchronous function, but not inside an array', async () => {
  const rename = (config: { context?: string }): Promise<void> => {
    config.context = '/shop';
    return Promise.resolve();
  };
  const { rspack } = await resolved({ tools: { rspack: rename } });
  expect(rspack.context).toBe('/shop');
  await expect(resolved({ tools: { rspack: [{}, rename] } })).rejects.toThrow(
    "Cannot read properties of undefined (reading 'plugins')",
  );
});

test('Could not find any entry module: an object follows an asynchronous function in an array', async () => {
  await expect(
    built({}, { tools: { rspack: [() => Promise.resolve(), { devtool: false }] } }),
  ).rejects.toThrow('Could not find any entry module');
});

test('Rsbuild applies the shared function before that of an environment', async () => {
  const order: string[] = [];
  await resolved({
    tools: { rspack: () => void order.push('shared') },
    environments: { web: { tools: { rspack: () => void order.push('environment') } } },
  });
  expect(order).toEqual(['shared', 'environment']);
});

test('Neither Rsbuild nor Rspack reports a misspelled option', async () => {
  const { log } = await built(
    {},
    // @ts-expect-error: the types reject unknown names.
    { tools: { rspack: { filname: 'shop', output: { filname: 'shop.js' } } } },
  );
  expect(log).not.toMatch(/filname|warn|error/);
});

test('Rsbuild warns about devServer', async () => {
  const { log } = await resolved({ tools: { rspack: { devServer: {} } } });
  expect(log).toContain('Find invalid Rspack config: "devServer"');
});

test('After a function that returns a new object, removePlugin of the next function changes the old one', async () => {
  const pluginsAfter = async (returnsNew: boolean) => {
    const { rspack } = await resolved({
      tools: {
        rspack: [
          (config) => (returnsNew ? { ...config } : undefined),
          (_config, { removePlugin }) => removePlugin('DefinePlugin'),
        ],
      },
    });
    return rspack.plugins?.map((plugin) => String(plugin && 'name' in plugin && plugin.name));
  };
  expect(await pluginsAfter(false)).not.toContain('DefinePlugin');
  expect(await pluginsAfter(true)).toContain('DefinePlugin');
});
