import { createContext, runInNewContext } from 'node:vm';
import { built, documented, type RsbuildPlugin } from '@claims';
import { expect, test } from 'vitest';

const { pluginBabel } = await documented('@rsbuild/plugin-babel');
const { pluginSolid } = await documented('@rsbuild/plugin-solid');

const files = {
  'src/index.tsx':
    'import { render } from "solid-js/web"; render(() => <p>hello</p>, document.body);',
};

async function script(plugins: RsbuildPlugin[]) {
  const { text } = await built(files, { plugins, output: { minify: false } });
  return text(/index\..*js$/);
}

test('In Rsbuild 1, pluginSolid finds Babel only if pluginBabel has include or exclude', async () => {
  expect(await script([pluginBabel(), pluginSolid()])).toContain('React.createElement');
  expect(await script([pluginBabel({ include: /\.tsx$/ }), pluginSolid()])).toContain('<p>hello');
  expect(await script([pluginBabel({ exclude: /node_modules/ }), pluginSolid()])).toContain(
    '<p>hello',
  );
});

test('The order of the two plugins does not matter', async () => {
  expect(await script([pluginSolid(), pluginBabel({ include: /\.tsx$/ })])).toContain('<p>hello');
});

test('The plugin replaces all Babel presets with its own', async () => {
  const presets = ['nope'];
  const babel = pluginBabel({ include: /\.tsx$/, babelLoaderOptions: { presets } });
  expect(await script([babel, pluginSolid()])).toContain('<p>hello');
});

test('contextToCustomElements is true by default: the plugin passes the context to custom elements', async () => {
  const element = {
    'src/index.tsx':
      'import { render } from "solid-js/web"; render(() => <my-card />, document.body);',
  };
  const passesContext = async (solid?: { contextToCustomElements: boolean }) => {
    const { text } = await built(element, {
      plugins: [pluginBabel({ include: /\.tsx$/ }), pluginSolid({ solid })],
      output: { minify: false },
    });
    return text(/index\..*js$/).includes('_$owner');
  };
  expect(await passesContext()).toBe(true);
  expect(await passesContext({ contextToCustomElements: false })).toBe(false);
});

test('Without the result of generateHydrationScript() in the page, hydrate throws an error', async () => {
  const run = async (target: 'web' | 'node', code: string, context: object) => {
    const { text } = await built(
      { 'src/index.js': code },
      { output: { target }, performance: { chunkSplit: { strategy: 'all-in-one' } } },
    );
    runInNewContext(text(/index\..*js$/), context);
  };
  const server = { printed: '', module: {}, require: () => ({}) };
  const print = 'globalThis.printed = generateHydrationScript();';
  await run('node', `import { generateHydrationScript } from "solid-js/web"; ${print}`, server);

  const page = { window: {}, document: { addEventListener: () => undefined } };
  page.window = createContext(page);
  const element = '{ childNodes: [], querySelectorAll: () => [] }';
  const hydrate = `import { hydrate } from "solid-js/web"; hydrate(() => null, ${element});`;
  await expect(run('web', hydrate, page)).rejects.toThrow("reading 'done'");
  runInNewContext(server.printed.replace(/<script>|<\/script>.*/g, ''), page);
  await run('web', hydrate, page);
});
