import { built, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

const worker = {
  'src/sum.js': 'export const sum = (numbers) => numbers.at(-1);',
  'src/worker.js': "import { sum } from './sum'; self.onmessage = ({ data }) => sum(data);",
};

test('With new window.Worker() or a URL in a variable, Rsbuild copies the file without its imports', async () => {
  const outputOf = async (script: string) => {
    const { text } = await built({ ...worker, 'src/index.js': script });
    return text(/assets\/worker\.\w+\.js$/);
  };
  expect(await outputOf("new window.Worker(new URL('./worker.js', import.meta.url));")).toContain(
    'from"./sum"',
  );
  expect(
    await outputOf("const u = new URL('./worker.js', import.meta.url); new Worker(u);"),
  ).toContain('from"./sum"');
});

test('Unless output.module is on, Rsbuild removes the type, since it builds a classic worker', async () => {
  const script = async (module: boolean) => {
    const { text } = await built(
      {
        ...worker,
        'src/index.js': "new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });",
      },
      { output: { module } },
    );
    return text(/js\/index\.\w+\.js$/);
  };
  expect(await script(false)).toContain('type:void 0');
  expect(await script(true)).not.toContain('type:void 0');
});

test('With usage, a worker loads polyfills; with entry, the workers that a page starts have none', async () => {
  const script = async (polyfill: 'usage' | 'entry') => {
    const files = {
      ...worker,
      'src/index.js': "new Worker(new URL('./worker.js', import.meta.url), { name: 'sum' });",
    };
    const { text } = await built(files, {
      output: { polyfill, filenameHash: false, overrideBrowserslist: ['chrome 70'] },
    });
    return text('dist/static/js/async/sum.js');
  };
  expect(await script('usage')).toContain('importScripts');
  expect(await script('entry')).not.toContain('importScripts');
});

test('Rsbuild names the file after the comment webpackChunkName, or else after the worker', async () => {
  const names = async (comment: string) => {
    const script = `new Worker(${comment} new URL('./worker.js', import.meta.url), { name: 'a' });`;
    const { files } = await built(
      { ...worker, 'src/index.js': script },
      { output: { filenameHash: false } },
    );
    return files.filter((file) => file.includes('/async/'));
  };
  expect(await names('')).toEqual(['dist/static/js/async/a.js']);
  expect(await names('/* webpackChunkName: "b" */')).toEqual(['dist/static/js/async/b.js']);
});

test('Without either, the name is a number; in development, it starts with the path of the module', async () => {
  const namesIn = async (mode: 'development' | 'production') => {
    const script = "new Worker(new URL('./worker.js', import.meta.url));";
    const { files } = await built({ ...worker, 'src/index.js': script }, {}, { mode });
    return files.filter((file) => file.includes('/async/') && file.endsWith('.js'));
  };
  expect(await namesIn('production')).toEqual([expect.stringMatching(/\/async\/\d+\.\w+\.js$/)]);
  expect(await namesIn('development')).toEqual([expect.stringContaining('/async/src_worker_js')]);
});

test('Rsbuild combines workers of the same name into one file', async () => {
  const worker = (path: string, name: string) =>
    `new Worker(new URL('${path}', import.meta.url), { name: '${name}' });`;
  const filesOf = async (second: string) => {
    const { files } = await built({
      'src/index.js': worker('./a.js', 'sum') + worker('./b.js', second),
      'src/a.js': 'console.log("a")',
      'src/b.js': 'console.log("b")',
    });
    return files.filter((file) => file.includes('/async/')).length;
  };
  expect(await filesOf('sum')).toBe(1);
  expect(await filesOf('product')).toBe(2);
});

test('With the web-worker target, the script drops the exports of the entry; with node and output.module, it keeps them', async () => {
  const script = async (output: RsbuildConfig['output']) => {
    const { text } = await built(
      { 'src/index.js': "export default { fetch: () => 'hello' };" },
      { output },
    );
    return text(/\.js$/);
  };
  expect(await script({ target: 'web-worker' })).not.toContain('hello');
  expect(await script({ target: 'node', module: true })).toMatch(
    /hello.*export ?\{\w+ as default\}/s,
  );
});
