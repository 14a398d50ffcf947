import { built, resolved, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

type Built = Parameters<typeof built>;
type Output = NonNullable<RsbuildConfig['output']>;

const USAGE: Output = { polyfill: 'usage', overrideBrowserslist: ['chrome >= 61'] };
const ENTRY: Output = { ...USAGE, polyfill: 'entry' };

/** Names and sizes of the scripts of a build. */
const scripts = async (files: Built[0], config: RsbuildConfig) => {
  const { files: written, text } = await built(files, {
    ...config,
    output: { filenameHash: false, ...config.output },
  });
  return Object.fromEntries(
    written
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file.replace(/.*\//, ''), text(file).length]),
  );
};

const CALLS_AT = { 'src/index.js': 'document.title = [1, 2].at(-1);' };

test("'entry' doesn't cover the web workers of a page", async () => {
  const files = {
    'src/index.js': "new Worker(new URL('./worker.js', import.meta.url));",
    'src/worker.js': 'self.title = [1, 2].at(-1);',
  };
  const workerSize = async (output: Output) => {
    const sizes = Object.entries(await scripts(files, { output }));
    return sizes.find(([name]) => !/^(index|lib-polyfill)\.js$/.test(name))?.[1];
  };
  expect(await workerSize(ENTRY)).toBeLessThan(100);
  expect(await workerSize(USAGE)).toBeGreaterThan(1000);
});

test('Modules in source.preEntry run before the polyfills', async () => {
  const { rspack } = await resolved(
    { source: { preEntry: './src/first.js' }, output: ENTRY },
    { files: { 'src/first.js': '' } },
  );
  const entry = JSON.stringify(rspack.entry);
  expect(entry).toContain('core-js');
  expect(entry.indexOf('first.js')).toBeLessThan(entry.indexOf('core-js'));
});

test('If you call an at method on your own object, Rsbuild adds the polyfill for arrays', async () => {
  const own = { 'src/index.js': 'const own = { at: () => 1 }; document.title = own.at();' };
  expect(await scripts(own, { output: USAGE })).toHaveProperty(['lib-polyfill.js']);
});

test("With 'usage', Rsbuild also adds polyfills for syntax such as import()", async () => {
  const dynamic = { 'src/index.js': 'import("./lazy.js");', 'src/lazy.js': 'console.log(1);' };
  expect(await scripts(dynamic, { output: USAGE })).toHaveProperty(['lib-polyfill.js']);
});

test('With split-by-module, the chunk is called npm.core-js; with all-in-one, the polyfills are in the script of the entry', async () => {
  const names = async (strategy: 'split-by-module' | 'all-in-one') =>
    Object.keys(
      await scripts(CALLS_AT, { output: USAGE, performance: { chunkSplit: { strategy } } }),
    );
  expect(await names('split-by-module')).toEqual(['index.js', 'npm.core-js.js']);
  expect(await names('all-in-one')).toEqual(['index.js']);
});

test('A syntax helper changes the lib-polyfill chunk', async () => {
  const usesField =
    'class A { #x = 1; get() { return this.#x++; } } document.title += new A().get();';
  const before = await scripts(CALLS_AT, { output: USAGE });
  const after = await scripts(
    { 'src/index.js': `${CALLS_AT['src/index.js']} ${usesField}` },
    { output: USAGE },
  );
  expect(after['lib-polyfill.js']).toBeGreaterThan(before['lib-polyfill.js'] ?? Infinity);
});

test('With Module Federation, there is no lib-polyfill chunk', async () => {
  const named = (
    options: { exposes: Record<string, string> } | { remotes: Record<string, string> },
  ) =>
    scripts(CALLS_AT, {
      output: USAGE,
      moduleFederation: { options: { name: 'shop', ...options } },
    });
  const shares = await named({ exposes: { './at': './src/index.js' } });
  const loads = await named({ remotes: { cart: 'cart@http://localhost/cart.js' } });
  for (const sizes of [shares, loads]) expect(sizes).not.toHaveProperty(['lib-polyfill.js']);
});

test('A node build ignores the option; development mode does not', async () => {
  const node = await scripts(CALLS_AT, { output: { ...USAGE, target: 'node' } });
  const development = await scripts(CALLS_AT, { mode: 'development', output: USAGE });
  expect(node['index.js']).toBeLessThan(100);
  expect(development).toHaveProperty(['lib-polyfill.js']);
});

test("Functions that only a package calls are missing with 'usage', unless source.include has the package", async () => {
  const files = {
    'src/index.js': "import './node_modules/library/index.js';",
    'src/node_modules/library/index.js': 'document.title = [1, 2].at(-1);',
  };
  const included = await scripts(files, { output: USAGE, source: { include: [/library/] } });
  expect(await scripts(files, { output: USAGE })).not.toHaveProperty(['lib-polyfill.js']);
  expect(included).toHaveProperty(['lib-polyfill.js']);
});

test('A pattern such as /node_modules/ also compiles core-js; one with { not: /core-js/ } leaves it out, also in the folders of pnpm', async () => {
  const copy = 'src/node_modules/.pnpm/core-js@3/node_modules/core-js/index.js';
  const files = {
    'src/index.js': `import './${copy.slice(4)}';`,
    [copy]: 'document.title = [1, 2].at(-1);',
  };
  const scriptsWith = (include: NonNullable<RsbuildConfig['source']>['include']) =>
    scripts(files, { output: USAGE, source: { include } });
  const without = await scriptsWith([
    { and: [/[\\/]node_modules[\\/]/, { not: /[\\/]core-js[\\/]/ }] },
  ]);
  expect(without).not.toHaveProperty(['lib-polyfill.js']);
  expect(await scriptsWith([/node_modules/])).toHaveProperty(['lib-polyfill.js']);
  // A pattern that only looks at the next folder doesn't leave it out.
  const next = await scriptsWith([/node_modules[\\/](?!core-js[\\/])/]);
  expect(next).toHaveProperty(['lib-polyfill.js']);
});

test('If the value is not one of the three, the build fails', async () => {
  const build = built(CALLS_AT, { output: { polyfill: 'all' as never } });
  await expect(build).rejects.toThrow('unknown variant `all`, expected `usage` or `entry`');
});

test('Booleans also fail, with failed to parse builtin:swc-loader options', async () => {
  const build = (polyfill: boolean) => built(CALLS_AT, { output: { polyfill: polyfill as never } });
  for (const value of [true, false])
    await expect(build(value)).rejects.toThrow('failed to parse builtin:swc-loader options');
});

test('The sizes of the table', async () => {
  const files = {
    'src/index.js': `const list = [1, 2, 3];
document.title = 'a-b'.replaceAll('-', '+') + list.at(-1);
structuredClone(list);
Promise.resolve().finally(() => {});`,
  };
  const total = async (polyfill: 'usage' | 'entry') =>
    Object.values(await scripts(files, { output: { polyfill } })).reduce((a, b) => a + b) / 1000;
  expect(await total('usage')).toBeCloseTo(30.5, 0);
  expect(await total('entry')).toBeCloseTo(155, 0);
});
