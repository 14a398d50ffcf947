import { runInNewContext } from 'node:vm';
import { built, resolved } from '@claims';
import { expect, test, vi } from 'vitest';

test('If an environment and the shared aliases set the same key to a string, the environment’s string applies', async () => {
  const { rspack, root } = await resolved({
    resolve: { alias: { one: './a' } },
    environments: { web: { resolve: { alias: { one: './c' } } } },
  });
  expect(rspack.resolve?.alias).toMatchObject({ one: `${root}/c` });
});

test('A shared @ wins over an environment’s @/icons', async () => {
  const { text } = await built(
    {
      'src/index.js': 'import "@/icons/tea.js";',
      'src/icons/tea.js': 'console.log("from src");',
      'icons/tea.js': 'console.log("from icons");',
    },
    {
      resolve: { alias: { '@': './src' } },
      environments: { web: { resolve: { alias: { '@/icons': './icons' } } } },
    },
  );
  expect(text(/index.*\.js$/)).toContain('from src');
});

test('Aliases apply to source.entry and source.preEntry', async () => {
  const { text } = await built(
    { 'src/index.js': 'console.log("entry");', 'src/first.js': 'console.log("first");' },
    {
      source: { entry: { index: '@/index.js' }, preEntry: '@/first.js' },
      resolve: { alias: { '@': './src' } },
    },
  );
  expect(text(/index.*\.js$/)).toMatch(/first[^]*entry/);
});

test('An alias to the folder of a package bypasses its exports field', async () => {
  const { text } = await built(
    {
      'src/index.js': 'import name from "kit"; console.log(name);',
      'kit/package.json': '{ "exports": "./new.js", "module": "./old.js" }',
      'kit/new.js': 'export default "new";',
      'kit/old.js': 'export default "old";',
    },
    { resolve: { alias: { kit: './kit' } } },
  );
  expect(text(/index.*\.js$/)).toContain('"old"');
});

test('For browsers, a folder resolves to browser, then module, then main, then index', async () => {
  const resolvesTo = async (fields: object) => {
    const files = {
      'src/index.js': 'import name from "kit"; console.log(name);',
      'kit/package.json': JSON.stringify(fields),
      ...Object.fromEntries(
        ['browser', 'module', 'main', 'index'].map((name) => [
          `kit/${name}.js`,
          `export default "is ${name}";`,
        ]),
      ),
    };
    const { text } = await built(files, { resolve: { alias: { kit: './kit' } } });
    return /is (\w+)/.exec(text(/index.*\.js$/))?.[1];
  };
  const main = { main: './main.js' };
  const module = { ...main, module: './module.js' };
  expect(await resolvesTo({ ...module, browser: './browser.js' })).toBe('browser');
  expect(await resolvesTo(module)).toBe('module');
  expect(await resolvesTo(main)).toBe('main');
  expect(await resolvesTo({})).toBe('index');
});

test('Loaders are resolved without aliases', async () => {
  const { rspack } = await resolved({ resolve: { alias: { api: './a' } } });
  expect(rspack.resolve?.alias).toHaveProperty('api');
  expect(rspack.resolveLoader?.alias ?? {}).not.toHaveProperty('api');
});

test('If another alias matches the value, it applies too', async () => {
  const { text } = await built(
    { 'src/index.js': 'import "icons/tea.js";', 'src/icons/tea.js': 'console.log("tea");' },
    { resolve: { alias: { '@': './src', icons: '@/icons' } } },
  );
  expect(text(/index.*\.js$/)).toContain('tea');
});

test('If the file doesn’t exist where the alias points, the message is the same as for a value without ./', async () => {
  for (const value of ['./src', 'src']) {
    const build = built(
      { 'src/index.js': 'import "@/button";' },
      { resolve: { alias: { '@': value } } },
    );
    await expect(build).rejects.toThrow(
      "Cannot find module '@/button' for matched aliased key '@'",
    );
  }
});

test('With lodash-es as an alias, require(lodash/get) in CommonJS code returns an object with the function in default', async () => {
  const { text } = await built(
    {
      'src/index.js': 'import "kit";',
      'node_modules/kit/index.js':
        'if (typeof require("lodash/get").default === "function") found();',
      'node_modules/lodash-es/package.json': '{ "name": "lodash-es", "type": "module" }',
      'node_modules/lodash-es/get.js': 'export default function get() {}',
    },
    { resolve: { alias: { lodash: 'lodash-es' } }, output: { target: 'node', minify: false } },
  );
  const found = vi.fn();
  runInNewContext(text(/index\.js$/), { module: {}, found });
  expect(found).toHaveBeenCalled();
});
