import { built, resolved, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

type Loader = NonNullable<RsbuildConfig['tools']>['lightningcssLoader'];

/** The stylesheet of a build for Chrome 80 and Safari 13. */
const compiled = async (
  css: string,
  lightningcssLoader?: Loader,
  { minify = true, browsers = ['chrome >= 80', 'safari >= 13'] } = {},
) =>
  (
    await built(
      { 'src/index.js': 'import "./index.css";', 'src/index.css': css },
      { output: { minify, overrideBrowserslist: browsers }, tools: { lightningcssLoader } },
    )
  ).text(/\.css$/);

const PREFIXED = '.a{-webkit-user-select:none;user-select:none}';
const CSS = '.a { user-select: none; }';

test("Your function never runs. Rsbuild ignores it if it's the only value", async () => {
  const keep = () => ({ targets: ['chrome >= 120'] });
  expect(await compiled(CSS, keep)).toBe(PREFIXED);
  expect(await compiled(CSS, [keep])).toBe('.a{user-select:none}');
  const merged = await resolved({
    tools: { lightningcssLoader: { include: { nesting: true } } },
    environments: { web: { tools: { lightningcssLoader: keep } } },
  });
  expect(merged.environments.web?.tools.lightningcssLoader).toEqual([
    { include: { nesting: true } },
    keep,
  ]);
});

test("Lightning CSS still compiles your CSS files where they're minified, which is in production mode by default.", async () => {
  expect(await compiled(CSS, false)).toBe(PREFIXED);
  expect(await compiled(CSS, false, { minify: false })).toBe(`${CSS}\n`);
});

test('include: features to compile even if the browsers support them', async () => {
  const nested = '.a { .b { inset: 0; } }';
  const browsers = ['chrome >= 120'];
  expect(await compiled(nested, {}, { browsers })).toBe('.a{& .b{inset:0}}');
  expect(await compiled(nested, { include: { nesting: true } }, { browsers })).toBe(
    '.a .b{inset:0}',
  );
});

test("With exclude: { vendorPrefixes: true }, the loader doesn't add prefixed properties such as -webkit-user-select, and removes -webkit-backdrop-filter before backdrop-filter.", async () => {
  const exclude = { vendorPrefixes: true };
  expect(await compiled(CSS, { exclude })).toBe('.a{user-select:none}');
  const prefixed = '.a{-webkit-backdrop-filter:blur(1px);backdrop-filter:blur(1px)}';
  expect(await compiled(prefixed)).toBe(prefixed);
  expect(await compiled(prefixed, { exclude })).toBe('.a{backdrop-filter:blur(1px)}');
});

test('If -webkit-backdrop-filter follows backdrop-filter, Lightning CSS only keeps the prefixed property.', async () => {
  const prefixed = '-webkit-backdrop-filter:blur(1px)';
  expect(await compiled(`.a{backdrop-filter:blur(1px);${prefixed}}`)).toBe(`.a{${prefixed}}`);
});

test('Rules with >>> or /deep/ are missing. Set nonStandard: { deepSelectorCombinator: true }.', async () => {
  const css = '.a >>> .b { color: red; } .c /deep/ .d { color: red; }';
  expect(await compiled(`${css} .e { color: red; }`)).toBe('.e{color:red}');
  expect(await compiled(css, { nonStandard: { deepSelectorCombinator: true } })).toBe(
    '.a>>>.b,.c /deep/ .d{color:red}',
  );
});

test('A value has the wrong type, such as an object for targets: the build fails with Could not parse builtin:lightningcss-loader options.', async () => {
  // @ts-expect-error: the types reject a string.
  await expect(compiled(CSS, { minify: 'yes' })).rejects.toThrow(
    'Could not parse builtin:lightningcss-loader options',
  );
  await expect(compiled(CSS, { targets: { chrome: 120 << 16 } })).rejects.toThrow(
    'Could not parse builtin:lightningcss-loader options',
  );
});

test('drafts.customMedia has no effect in the loader.', async () => {
  const css = '@custom-media --narrow (width < 600px); @media (--narrow) { a { color: red; } }';
  expect(await compiled(css, { drafts: { customMedia: true } })).toContain('@custom-media');
});

test('minify is true for injected and ?inline styles if output.minify applies', async () => {
  const minified = async (config: RsbuildConfig, mode?: 'development') =>
    JSON.stringify((await resolved(config, { mode })).rspack.module?.rules).split('"minify":true')
      .length - 1;
  expect(await minified({})).toBe(1);
  expect(await minified({ output: { injectStyles: true } })).toBe(2);
  expect(await minified({ output: { minify: false } })).toBe(0);
  expect(await minified({}, 'development')).toBe(0);
});

test('In an environment, arrays such as targets are concatenated. If either value is an array, Rsbuild applies the shared value first; false turns the loader off.', async () => {
  const loader = (lightningcssLoader: Loader) => ({ tools: { lightningcssLoader } });
  const { rspackOf } = await resolved({
    ...loader({ targets: ['chrome >= 80'] }),
    environments: {
      object: loader({ targets: ['chrome >= 120'] }),
      array: loader([(options) => void (options.targets = ['chrome >= 99'])]),
      off: loader(false),
    },
  });
  const rules = (name: string) => JSON.stringify(rspackOf[name]?.module?.rules);
  expect(rules('object')).toContain('"targets":["chrome >= 80","chrome >= 120"]');
  expect(rules('array')).toContain('"targets":["chrome >= 99"]');
  expect(rules('off')).not.toContain('lightningcss-loader');
});
