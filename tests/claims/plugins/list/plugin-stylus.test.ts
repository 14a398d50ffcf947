import { built, documented } from '@claims';
import { expect, test } from 'vitest';

const { pluginStylus } = await documented('@rsbuild/plugin-stylus');

type StylusOptions = NonNullable<Parameters<typeof pluginStylus>[0]>['stylusOptions'];

async function css(source: string, ...options: readonly StylusOptions[]) {
  const { text, log } = await built(
    { 'src/index.js': 'import "./index.styl";', 'src/index.styl': source },
    {
      plugins: options.map((stylusOptions) => pluginStylus(stylusOptions && { stylusOptions })),
      output: { minify: false },
    },
  );
  expect(log).not.toMatch(/warn/i);
  return text(/\.css$/);
}

const colored = '.a\n  color brand';

test('Strings keep their quotes: they need unquote(brand) in the stylesheet', async () => {
  const define: [string, string][] = [['brand', '#123456']];
  expect(await css(colored, { define })).toContain('color: "#123456"');
  expect(await css('.a\n  color unquote(brand)', { define })).toContain('color: #123456');
});

test('Strings in objects also need unquote', async () => {
  const define: [string, object, boolean][] = [['sizes', { small: '480px' }, true]];
  const sized = await css('.a\n  width sizes.small\n  height unquote(sizes.small)', { define });
  expect(sized).toContain('width: "480px"');
  expect(sized).toContain('height: 480px');
});

test('Without a variable brand, color brand silently becomes color: brand', async () => {
  expect(await css(colored, undefined)).toContain('color: brand');
});

test('If a variable is an object, its entry needs true as third value', async () => {
  const sized = '.a\n  width sizes.small';
  const sizes = { small: '480px' };
  expect(await css(sized, { define: [['sizes', sizes, true]] })).toContain('480px');
  await expect(css(sized, { define: [['sizes', sizes]] })).rejects.toThrow(
    'has no property .small',
  );
});

test('In Rsbuild 1, the options of the second pluginStylus replace those of the first', async () => {
  const define = (value: number): StylusOptions => ({ define: [['brand', value]] });
  expect(await css('.a\n  order brand', define(1), define(2))).toContain('order: 2');
});
