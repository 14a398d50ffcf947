import { built } from '@claims';
import { expect, test } from 'vitest';

const packageWith = (fields: object) => ({
  'kit/package.json': JSON.stringify(fields),
  'kit/browser.js': 'console.log("from browser");',
  'kit/module.js': 'console.log("from module");',
  'kit/main.js': 'console.log("from main");',
  'kit/index.js': 'console.log("from index");',
  'src/index.js': 'import "kit";',
});
const config = { resolve: { alias: { kit: './kit' } } };

test('For browsers, Rsbuild tries the fields browser, module and main in this order, then index', async () => {
  const browser = './browser.js';
  const module = './module.js';
  const main = './main.js';
  const scriptOf = async (fields: object) =>
    (await built(packageWith(fields), config)).text(/index\.\w+\.js$/);
  expect(await scriptOf({ main, module, browser })).toContain('from browser');
  expect(await scriptOf({ main, module })).toContain('from module');
  expect(await scriptOf({ main })).toContain('from main');
  expect(await scriptOf({})).toContain('from index');
});
