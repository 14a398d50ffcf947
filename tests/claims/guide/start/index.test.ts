import { built, resolved, type RsbuildPlugin } from '@claims';
import { expect, test } from 'vitest';

test('tools.rspack runs after Rsbuild and its plugins, so it can change what they have set', async () => {
  let received: unknown;
  const plugin: RsbuildPlugin = {
    name: 'plugin',
    setup(api) {
      api.modifyBundlerChain((chain) => {
        chain.output.filename('from-chain.js');
      });
      api.modifyRspackConfig((config) => {
        config.output = { ...config.output, filename: 'from-plugin.js' };
      });
    },
  };
  const { rspack } = await resolved({
    plugins: [plugin],
    tools: {
      rspack(config) {
        received = config.output.filename;
        config.output = { ...config.output, filename: 'from-tools.js' };
      },
    },
  });
  expect(received).toBe('from-plugin.js');
  expect(rspack.output?.filename).toBe('from-tools.js');
});

test('HTML page: generated for each entry of a web build', async () => {
  const pages = async (target: 'web' | 'web-worker' | 'node') => {
    const { files } = await built(
      { 'src/a.js': '', 'src/b.js': '' },
      { source: { entry: { a: './src/a.js', b: './src/b.js' } }, output: { target } },
    );
    return files.filter((file) => file.endsWith('.html')).toSorted();
  };
  expect(await pages('web')).toEqual(['dist/a.html', 'dist/b.html']);
  expect(await pages('web-worker')).toEqual([]);
  expect(await pages('node')).toEqual([]);
});

test('production names contain hashes', async () => {
  const names = async (mode: 'production' | 'development') =>
    (await built({}, { mode })).files.filter(
      (file) => file.endsWith('.js') && file.startsWith('dist'),
    );
  expect(await names('production')).toEqual([expect.stringMatching(/index\.[0-9a-f]{8}\.js$/)]);
  expect(await names('development')).toEqual(['dist/static/js/index.js']);
});
