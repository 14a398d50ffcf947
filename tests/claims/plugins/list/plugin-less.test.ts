import { built, documented } from '@claims';
import { expect, test } from 'vitest';

const { pluginLess } = await documented('@rsbuild/plugin-less');

type LessOptions = Parameters<typeof pluginLess>[0];

async function css(files: Record<string, string>, ...options: readonly LessOptions[]) {
  const { text } = await built(
    { 'src/index.js': 'import "./index.less";', ...files },
    { plugins: options.map((one) => pluginLess(one)), output: { minify: false } },
  );
  return text(/\.css$/);
}

test('In Rsbuild 1, the second pluginLess changes the rule of the first: its options apply to all Less files', async () => {
  const withColor = (color: string): LessOptions => ({
    lessLoaderOptions: { additionalData: `@brand: ${color};` },
  });
  const files = { 'src/index.less': '.a { color: @brand; }' };
  expect(await css(files, withColor('teal'), withColor('navy'))).toMatch(/navy|#000080/);
});

test('Files that only the include of the second pluginLess matches fail with Module parse failed', async () => {
  const files = {
    'src/index.js': 'import "./index.theme";',
    'src/index.theme': '.a { .b { color: teal; } }',
  };
  await expect(css(files, {}, { include: /\.theme$/ })).rejects.toThrow('Module parse failed');
  expect(await css(files, { include: /\.theme$/ })).toContain('.a .b');
});

test('Variables from additionalData are also available in imported files', async () => {
  const files = {
    'src/index.less': '@import "./part.less";',
    'src/part.less': '.a { color: @brand; }',
  };
  const lessLoaderOptions = { additionalData: '@brand: teal;' };
  expect(await css(files, { lessLoaderOptions })).toMatch(/color: (teal|#008080)/);
});

test('By default, Less outputs 10px / 2 unchanged, and (10px / 2) as 5px', async () => {
  const files = { 'src/index.less': '.a { width: 10px / 2; height: (10px / 2); }' };
  expect(await css(files, {})).toMatch(/width: 10px \/ 2;\s*height: 5px/);
});

test('In imported files, an alias in url() requires ~: @/dot.svg fails', async () => {
  const build = (url: string) =>
    built(
      {
        'src/index.js': 'import "./index.less";',
        'src/index.less': '@import "./part/part.less";',
        'src/part/part.less': `.a { background: url("${url}"); }`,
        'src/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      },
      { plugins: [pluginLess()], resolve: { alias: { '@': './src' } } },
    );
  await expect(build('@/dot.svg')).rejects.toThrow("Can't resolve");
  expect((await build('~@/dot.svg')).text(/\.css$/)).toContain('url(data:');
});

test('With parallel, the options must not contain functions; otherwise the build fails', async () => {
  const files = { 'src/index.less': '.a { color: teal; }' };
  const lessLoaderOptions = { additionalData: (content: string) => content };
  await expect(css(files, { parallel: true, lessLoaderOptions })).rejects.toThrow(
    'The options for less-loader are not cloneable',
  );
});
