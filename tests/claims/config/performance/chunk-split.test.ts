import { built, documented, resolved } from '@claims';
import { expect, test } from 'vitest';

const FILES = {
  'src/index.js': 'import { h } from "preact"; console.log(h); import("./lazy.js");',
  'src/lazy.js': 'import { useState } from "preact/hooks"; console.log(useState);',
};
const HOOKS = 'hooks.mjs.map';
// Comments stay, such as this name.
const output = { minify: false } as const;

test('single-vendor moves packages that only lazy code imports into the first load', async () => {
  const { text } = await built(FILES, {
    output,
    performance: { chunkSplit: { strategy: 'single-vendor' } },
  });
  expect(text('dist/index.html')).toMatch(/vendor\.\w+\.js/);
  expect(text(/vendor\.\w+\.js$/)).toContain(HOOKS);
});

test('With split-by-experience, packages that only lazy code imports stay out of the first load', async () => {
  const { files, text } = await built(FILES, { output });
  const lazy = files.filter((file) => /static\/js\/async\/.*\.js$/.test(file));
  expect(lazy.some((file) => text(file).includes(HOOKS))).toBe(true);
});

test('With strategy custom, splitChunks replaces override', async () => {
  const { rspack } = await resolved({
    performance: {
      chunkSplit: {
        strategy: 'custom',
        splitChunks: { minSize: 1 },
        override: { minSize: 2, maxSize: 3 },
      },
    },
  });
  expect(rspack.optimization?.splitChunks).toMatchObject({ minSize: 1 });
  expect(rspack.optimization?.splitChunks).not.toHaveProperty('maxSize');
});

test('Node and web worker bundles are not split by performance.chunkSplit', async () => {
  const splitOf = async (target: 'node' | 'web-worker') =>
    (
      await resolved({
        output: { target },
        performance: { chunkSplit: { strategy: 'split-by-module' } },
      })
    ).rspack.optimization?.splitChunks;
  expect(await splitOf('node')).toBe(false);
  expect(await splitOf('web-worker')).toBe(false);
});

test('Under a different key than react, a forceSplitting group loses to lib-react; the key react replaces it', async () => {
  const { pluginReact } = await documented('@rsbuild/plugin-react');
  const scriptsWith = async (key: string) => {
    const { files } = await built(
      { 'src/index.js': 'import { createRoot } from "react-dom/client"; console.log(createRoot);' },
      {
        plugins: [pluginReact()],
        performance: {
          chunkSplit: {
            forceSplitting: { [key]: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
          },
        },
      },
    );
    return files.flatMap((file) => /static\/js\/([\w-]+)\.\w+\.js$/.exec(file)?.[1] ?? []);
  };
  expect(await scriptsWith('framework')).toEqual(['index', 'lib-react']);
  expect(await scriptsWith('react')).toEqual(['index', 'react']);
});

test('A named group such as lib-axios takes the packages of forceSplitting', async () => {
  const { files } = await built(
    {
      'src/index.js': 'import "axios";',
      'node_modules/axios/index.js': `console.log("${'.'.repeat(30_000)}");`,
    },
    { performance: { chunkSplit: { forceSplitting: { http: /axios/ } } } },
  );
  const names = files.flatMap((file) => /static\/js\/([\w-]+)\.\w+\.js$/.exec(file)?.[1] ?? []);
  expect(names).toEqual(['index', 'lib-axios']);
});

test('Packages are in separate chunks if they are large enough together', async () => {
  const scriptsWith = async (size: number) => {
    const filler = `console.log("${'.'.repeat(size)}");`;
    const { files } = await built({
      'src/index.js': 'import "first"; import "second";',
      'node_modules/first/index.js': filler,
      'node_modules/second/index.js': filler,
    });
    return files.filter((file) => file.endsWith('.js')).length;
  };
  expect(await scriptsWith(5_000)).toBe(1);
  expect(await scriptsWith(12_000)).toBe(2);
});

test('tools.rspack can split a Node.js bundle', async () => {
  const { rspack } = await resolved({
    output: { target: 'node' },
    tools: { rspack: { optimization: { splitChunks: { chunks: 'all' } } } },
  });
  expect(rspack.optimization?.splitChunks).toEqual({ chunks: 'all' });
});

test('With Module Federation, split-by-experience becomes custom; in an application that sets exposes, chunks defaults to async', async () => {
  const splitWith = async (exposes?: Record<string, string>) =>
    (await resolved({ moduleFederation: { options: { name: 'app', exposes } } })).rspack
      .optimization?.splitChunks;
  expect(await splitWith()).toEqual({ chunks: 'all', cacheGroups: {} });
  expect(await splitWith({ './a': './src/index.js' })).toEqual({
    chunks: 'async',
    cacheGroups: {},
  });
});

test('A misspelled strategy fails with SPLIT_STRATEGY_DISPATCHER', async () => {
  await expect(
    // @ts-expect-error: the types reject a misspelled strategy.
    resolved({ performance: { chunkSplit: { strategy: 'single-vender' } } }),
  ).rejects.toThrow(
    'SPLIT_STRATEGY_DISPATCHER[(chunkSplit.strategy || "split-by-experience")] is not a function',
  );
});

test('With all-in-one, code that two dynamic imports share is in both chunks', async () => {
  const { files, text } = await built(
    {
      'src/index.js': 'import("./a.js"); import("./b.js");',
      'src/a.js': 'import { mark } from "./shared.js"; console.log("a", mark());',
      'src/b.js': 'import { mark } from "./shared.js"; console.log("b", mark());',
      'src/shared.js': `export const mark = () => "marked${'.'.repeat(30_000)}";`,
    },
    { performance: { chunkSplit: { strategy: 'all-in-one' } } },
  );
  const lazy = files.filter((file) => /static\/js\/async\/.*\.js$/.test(file));
  expect(lazy).toHaveLength(2);
  for (const file of lazy) expect(text(file)).toContain('marked');
});

test('all-in-one creates one script per entry, plus those of import() and of web workers', async () => {
  const { files } = await built(
    {
      'src/index.js': 'import("./lazy.js"); new Worker(new URL("./worker.js", import.meta.url));',
      'src/lazy.js': 'console.log("lazy");',
      'src/worker.js': 'console.log("worker");',
    },
    { performance: { chunkSplit: { strategy: 'all-in-one' } } },
  );
  expect(files.filter((file) => file.endsWith('.js'))).toHaveLength(3);
});

test("A group in override with chunks: 'initial' leaves packages that only lazy code imports out of the first load", async () => {
  const scriptsWith = async (chunks: 'all' | 'initial') => {
    const { text } = await built(
      {
        'src/index.js': 'import "first"; import("./lazy.js");',
        'src/lazy.js': 'import "late";',
        'node_modules/late/index.js': 'console.log("late");',
        'node_modules/first/index.js': 'console.log("first");',
      },
      {
        performance: {
          chunkSplit: {
            override: {
              cacheGroups: { kit: { name: 'kit', test: /node_modules/, chunks, enforce: true } },
            },
          },
        },
      },
    );
    return text(/js\/kit\.\w+\.js$/);
  };
  expect(await scriptsWith('all')).toContain('late');
  expect(await scriptsWith('initial')).not.toContain('late');
});
