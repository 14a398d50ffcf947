import { built, documented } from '@claims';
import { expect, test } from 'vitest';

const { pluginSvelte } = await documented('@rsbuild/plugin-svelte');

const importing = { 'src/index.js': 'import App from "./App.svelte"; console.log(App);' };

test('The plugin compiles components for browsers, even if output.target is node', async () => {
  const script = async (compilerOptions: object) => {
    const { text } = await built(
      {
        'src/index.js':
          'import { render } from "svelte/server"; import App from "./App.svelte"; console.log(render(App));',
        'src/App.svelte': '<p>{Math.random()}</p>',
      },
      {
        plugins: [pluginSvelte({ svelteLoaderOptions: { compilerOptions } })],
        output: { target: 'node', minify: false },
      },
    );
    return text('dist/index.js');
  };
  expect(await script({})).not.toContain('$$renderer.push(`<p>');
  expect(await script({ generate: 'server' })).toContain('$$renderer.push(`<p>');
});

test('A rune in a class field fails in a .svelte.js file, but in a component, the class compiles', async () => {
  const field = 'class Counter { value = $state(0) }';
  const inModule = (code: string) =>
    built(
      { 'src/index.js': 'import "./a.svelte.js";', 'src/a.svelte.js': code },
      { plugins: [pluginSvelte()] },
    );
  await expect(inModule(field)).rejects.toThrow('state_invalid_placement');
  await inModule('class Counter { constructor() { this.value = $state(0); } }');
  for (const script of ['script', 'script lang="ts"']) {
    await built(
      { ...importing, 'src/App.svelte': `<${script}>${field}</script>` },
      { plugins: [pluginSvelte()] },
    );
  }
});

test('In TypeScript, a field that the constructor assigns a rune stays undefined without declare', async () => {
  const definesField = async (declaration: string) => {
    const { text } = await built(
      {
        'src/index.ts': 'import { Counter } from "./a.svelte"; console.log(new Counter().value);',
        'src/a.svelte.ts': `export class Counter { ${declaration}; constructor() { this.value = $state(0); } }`,
      },
      { plugins: [pluginSvelte()], output: { minify: false, filenameHash: false } },
    );
    return /define_property\S*\(this, "value", void 0\)/.test(text('dist/static/js/index.js'));
  };
  expect(await definesField('value: number')).toBe(true);
  expect(await definesField('declare value: number')).toBe(false);
});

test('<img src="./logo.png"> is not changed, and the file is missing in dist; in <style>, url() keeps its path in development unless emitCss is true', async () => {
  const app = (content: string, options: Parameters<typeof built>[2] = {}, emitCss?: boolean) =>
    built(
      { ...importing, 'src/App.svelte': content, 'src/logo.png': 'x'.repeat(20_000) },
      {
        plugins: [pluginSvelte({ svelteLoaderOptions: emitCss === undefined ? {} : { emitCss } })],
      },
      options,
    );
  const images = (files: readonly string[]) => files.filter((file) => file.endsWith('.png'));
  expect(images((await app('<img src="./logo.png" alt="">')).files)).toEqual([]);
  const styled = '<p>hello</p><style>p { background: url("./logo.png"); }</style>';
  expect(images((await app(styled)).files)).toHaveLength(1);
  const development = { mode: 'development' } as const;
  expect(images((await app(styled, development)).files)).toEqual([]);
  expect(images((await app(styled, development, true)).files)).toHaveLength(1);
});
