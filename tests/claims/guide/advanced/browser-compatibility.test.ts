import { built, documented } from '@claims';
import { expect, test } from 'vitest';

const project = {
  'src/index.js': 'new Worker(new URL("./worker.js", import.meta.url))',
  'src/worker.js': 'self.onmessage = ({ data }) => self.postMessage(data.at(-1));',
};

test('Polyfills in Web Workers: usage adds them to the worker’s script as well, entry doesn’t', async () => {
  const worker = async (polyfill: 'usage' | 'entry') => {
    const output = { polyfill, overrideBrowserslist: ['chrome >= 70'] };
    return (await built(project, { output })).text(/static\/js\/async\/.*\.js$/);
  };
  expect(await worker('usage')).toContain('importScripts');
  expect(await worker('entry')).toHaveLength((await withoutPolyfill()).length);
});

async function withoutPolyfill(): Promise<string> {
  const output = { overrideBrowserslist: ['chrome >= 70'] };
  return (await built(project, { output })).text(/static\/js\/async\/.*\.js$/);
}

test('Rsbuild doesn’t compile the .js files in node_modules or inline scripts in the HTML template', async () => {
  const { text } = await built(
    {
      'src/index.js': 'import read from "pkg"; console.log(read(window));',
      'src/page.html': '<script>const inline = window?.name;</script>',
      'node_modules/pkg/index.js': 'export default (a) => a?.b ?? 1;',
    },
    {
      output: { overrideBrowserslist: ['chrome >= 70'] },
      html: { template: './src/page.html' },
    },
  );
  expect(text(/index\..*js$/)).toContain('?.b??1');
  expect(text('dist/index.html')).toContain('window?.name');
});

test('The syntax check rejects object spread, although Chrome 70 and iOS 12 support it, unless ecmaVersion is 2018', async () => {
  const { pluginCheckSyntax } = await documented('@rsbuild/plugin-check-syntax');
  const files = { 'src/index.js': 'console.log({ ...window });' };
  const output = { overrideBrowserslist: ['chrome >= 70', 'ios >= 12'] };
  expect((await built(files, { output })).text(/index\..*js$/)).toContain('{...window}');
  await expect(built(files, { output, plugins: [pluginCheckSyntax()] })).rejects.toThrow();
  const { log } = await built(files, {
    output,
    plugins: [pluginCheckSyntax({ ecmaVersion: 2018 })],
  });
  expect(log).toContain('Syntax check passed');
});
