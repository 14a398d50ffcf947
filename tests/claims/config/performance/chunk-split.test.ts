import { built, resolved } from '@claims';
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
