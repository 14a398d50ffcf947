import { built, documented, provokes, type RsbuildConfig } from '@claims';
import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { writeProject } from '../../support/project';

/** Builds a project whose entry has this code. */
const entry =
  (code: string, files: Record<string, string> = {}, config: RsbuildConfig = {}) =>
  () =>
    built({ 'src/index.js': code, ...files }, config);

const react = async (files: Record<string, string>) => {
  const { pluginReact } = await documented('@rsbuild/plugin-react');
  return built(files, { plugins: [pluginReact()] });
};
const sass =
  (code: string, files: Record<string, string> = {}) =>
  async () => {
    const { pluginSass } = await documented('@rsbuild/plugin-sass');
    return built(
      { 'src/index.js': 'import "./a.scss";', 'src/a.scss': code, ...files },
      { plugins: [pluginSass()] },
    );
  };
const less = (code: string) => async () => {
  const { pluginLess } = await documented('@rsbuild/plugin-less');
  return built(
    { 'src/index.js': 'import "./a.less";', 'src/a.less': code },
    { plugins: [pluginLess()] },
  );
};
const stylus = (code: string) => async () => {
  const { pluginStylus } = await documented('@rsbuild/plugin-stylus');
  return built(
    { 'src/index.js': 'import "./a.styl";', 'src/a.styl': code },
    { plugins: [pluginStylus()] },
  );
};
const vue = (code: string) => async () => {
  const { pluginVue } = await documented('@rsbuild/plugin-vue');
  return built(
    { 'src/index.js': 'import "./a.vue";', 'src/a.vue': code },
    { plugins: [pluginVue()] },
  );
};
const svelte = (code: string) => async () => {
  const { pluginSvelte } = await documented('@rsbuild/plugin-svelte');
  return built(
    { 'src/index.js': 'import "./a.svelte";', 'src/a.svelte': code },
    { plugins: [pluginSvelte()] },
  );
};
const babel = (plugins: string[]) => async () => {
  const { pluginBabel } = await documented('@rsbuild/plugin-babel');
  return built(
    { 'src/index.js': 'console.log(1);' },
    { plugins: [pluginBabel({ babelLoaderOptions: { plugins } })] },
  );
};
const svgr = (code: string) => async () => {
  const { pluginSvgr } = await documented('@rsbuild/plugin-svgr');
  const { pluginReact } = await documented('@rsbuild/plugin-react');
  return built(
    { 'src/index.js': 'import Logo from "./a.svg?react"; console.log(Logo);', 'src/a.svg': code },
    { plugins: [pluginReact(), pluginSvgr()] },
  );
};
const css = (code: string, files: Record<string, string> = {}, config: RsbuildConfig = {}) =>
  entry('import "./a.css";', { 'src/a.css': code, ...files }, config);
/** Runs a script with Node.js. */
const node = (name: string, code: string) => () =>
  new Promise<string>((resolve) => {
    const cwd = writeProject({ [name]: code });
    execFile(process.execPath, [name], { cwd }, (_, stdout, stderr) => resolve(stdout + stderr));
  });

provokes('guide/faq/messages-build', {
  'rspack-build-failed': [entry('const a = ;'), entry('const a = 1;')],
  'module-build-failed': [entry('const a = ;'), entry('const a = 1;')],
  'errors-disabled': [
    entry('const a = ;', {}, { tools: { rspack: { stats: { errors: false } } } }),
    entry('const a = ;', {}, { tools: { rspack: {} } }),
  ],
  'compiler-instance': [
    entry('', {}, { output: { overrideBrowserslist: ['chrom 90'] } }),
    entry('', {}, { output: { overrideBrowserslist: ['chrome 90'] } }),
  ],
  'module-not-found': [entry('import "lodash-nope";'), entry('import "react";')],
  'builtin-module': [
    entry('import "crypto";'),
    entry('import "crypto";', {}, { output: { target: 'node' } }),
  ],
  'node-scheme': [
    entry('import "node:fs";'),
    entry('import "node:fs";', {}, { output: { target: 'node' } }),
  ],
  'appropriate-loader': [
    entry('import "./a.xyz";', { 'src/a.xyz': 'hello world' }),
    entry(
      'import "./a.xyz";',
      { 'src/a.xyz': 'hello world' },
      { source: { assetsInclude: /\.xyz$/ } },
    ),
  ],
  'export-not-found': [
    entry('import { b } from "./a.js"; console.log(b);', { 'src/a.js': 'export const a = 1;' }),
    entry('import { a } from "./a.js"; console.log(a);', { 'src/a.js': 'export const a = 1;' }),
  ],
  'jsx-regexp': [
    entry('console.log(<p>text</p>);'),
    () => react({ 'src/index.jsx': 'console.log(<p>text</p>);' }),
  ],
  'expression-expected': [entry('const a = ;'), entry('const a = 1;')],
  'unexpected-eof': [entry('function f() {'), entry('function f() {}')],
  'unexpected-decorator': [
    () => built({ 'src/index.ts': 'class A { constructor(@B() x) {} }' }),
    () =>
      built(
        { 'src/index.ts': 'declare const B: any; class A { constructor(@B() x: any) {} }' },
        { source: { decorators: { version: 'legacy' } } },
      ),
  ],
  'top-level-await': [
    entry('await Promise.resolve();'),
    entry('await Promise.resolve(); export {};'),
  ],
  'await-outside-async': [
    entry('import "react"; function f() { await 1; }'),
    entry('import "react"; async function f() { await 1; }'),
  ],
  'json-parse': [
    entry('import "./a.json";', { 'src/a.json': '{ "a": 1, }' }),
    entry('import "./a.json";', { 'src/a.json': '{ "a": 1 }' }),
  ],
  'minification-failed': [
    entry('console.log(TEXT)', {}, { source: { define: { TEXT: 'abc def' } } }),
    entry('console.log(TEXT)', {}, { source: { define: { TEXT: JSON.stringify('abc def') } } }),
  ],
  'template-execution': [
    () => built({ 'a.html': '<%= foo %>' }, { html: { template: 'a.html' } }),
    () =>
      built(
        { 'a.html': '<%= foo %>' },
        { html: { template: 'a.html', templateParameters: { foo: 1 } } },
      ),
  ],
  'copy-glob': [
    () => built({}, { output: { copy: [{ from: 'nope' }] } }),
    () => built({}, { output: { copy: [{ from: 'nope', noErrorOnMissing: true }] } }),
  ],
  'postcss-plugin': [
    () => built({ 'postcss.config.cjs': 'module.exports = { plugins: { "postcss-nope": {} } };' }),
    () => built({ 'postcss.config.cjs': 'module.exports = { plugins: {} };' }),
  ],
  'critical-dependency': [
    entry('const name = location.hash; import(name);'),
    entry('const name = location.hash; import(`./pages/${name}.js`);', { 'src/pages/a.js': '' }),
  ],
  'import-meta': [entry('console.log(import.meta);'), entry('console.log(import.meta.url);')],
  'dirname-mocked': [
    entry('console.log(__dirname);'),
    entry('console.log(__dirname);', {}, { output: { target: 'node' } }),
  ],
  'same-filename': [
    () =>
      built(
        { 'src/a.js': 'console.log(1)', 'src/b.js': 'console.log(2)' },
        {
          source: { entry: { a: './src/a.js', b: './src/b.js' } },
          output: { filename: { js: 'main.js' } },
        },
      ),
    () =>
      built(
        { 'src/a.js': 'console.log(1)', 'src/b.js': 'console.log(2)' },
        { source: { entry: { a: './src/a.js', b: './src/b.js' } } },
      ),
  ],
  'reading-tap': [
    () =>
      built(
        {},
        {
          tools: {
            rspack: {
              plugins: [
                {
                  apply({ hooks }: { hooks: object }) {
                    (hooks as { nope: { tap: () => void } }).nope.tap();
                  },
                },
              ],
            },
          },
        },
      ),
    () => built({}),
  ],
  // Styles
  'css-import-not-resolved': [
    css('@import "./nope.css";'),
    css('@import "./b.css";', { 'src/b.css': 'b{}' }),
  ],
  'css-modules-composes': [
    entry('import "./a.module.css";', { 'src/a.module.css': '.a { composes: nope; }' }),
    entry('import "./a.module.css";', {
      'src/a.module.css': '.b { color: red; } .a { composes: b; }',
    }),
  ],
  'css-modules-pure': [
    entry(
      'import "./a.module.css";',
      { 'src/a.module.css': 'p { color: red }' },
      { output: { cssModules: { mode: 'pure' } } },
    ),
    entry(
      'import "./a.module.css";',
      { 'src/a.module.css': '.p { color: red }' },
      { output: { cssModules: { mode: 'pure' } } },
    ),
  ],
  'sass-undefined-variable': [sass('a { color: $nope }'), sass('$nope: red; a { color: $nope }')],
  'sass-import': [
    sass('@use "./nope";'),
    sass('@use "./b";', { 'src/b.scss': 'b { color: red }' }),
  ],
  'sass-global-builtin': [
    sass('a { color: darken(red, 5%) }'),
    sass('@use "sass:color"; a { color: color.adjust(red, $lightness: -5%) }'),
  ],
  'sass-expected': [sass('a { color: red'), sass('a { color: red }')],
  'less-undefined-variable': [less('a { color: @nope }'), less('@nope: red; a { color: @nope }')],
  'less-not-found': [less('@import "./nope.less";'), less('a {}')],
  'less-mixin': [less('a { .nope(); }'), less('.nope() {} a { .nope(); }')],
  'stylus-import': [stylus('@import "./nope"'), stylus('a\n  color red')],
  'vue-template': [vue('<template><p></template>'), vue('<template><p></p></template>')],
  'vue-script': [
    vue('<template><p/></template><script>export default {</script>'),
    vue('<template><p/></template>'),
  ],
  'svelte-compile': [svelte('{#if a}<p></p>'), svelte('<p></p>')],
  'babel-plugin': [babel(['babel-plugin-nope']), babel([])],
  'svgr-parse': [
    svgr('<svg><path></svg>'),
    svgr('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'),
  ],
  // Node.js
  'import-outside-module': [node('a.cjs', 'import "node:fs";'), node('a.mjs', 'import "node:fs";')],
  'require-not-defined': [
    node('a.mjs', 'require("node:fs");'),
    node('a.cjs', 'require("node:fs");'),
  ],
  'dirname-not-defined': [
    node('a.mjs', 'console.log(__dirname);'),
    node('a.mjs', 'console.log(import.meta.dirname);'),
  ],
  'loader-not-found': [
    entry(
      'import "./a.txt";',
      { 'src/a.txt': '' },
      { tools: { rspack: { module: { rules: [{ test: /\.txt$/, use: 'nope-loader' }] } } } },
    ),
    entry(''),
  ],
});

test('JSX in a .js file of a package compiles if source.include lists the package', async () => {
  const { pluginReact } = await documented('@rsbuild/plugin-react');
  const files = {
    'src/index.jsx': 'import Text from "pack"; console.log(<Text />)',
    'node_modules/pack/index.js': 'export default () => <p>text</p>',
  };
  const build = (include: RegExp[]) =>
    built(files, { plugins: [pluginReact()], source: { include } });
  await expect(build([])).rejects.toThrow('Unterminated regexp literal');
  await build([/[\\/]node_modules[\\/]pack[\\/]/]);
});

test('Rsbuild also minifies the scripts of output.copy, which can fail the build', async () => {
  const files = { 'old.js': 'this is not code' };
  const config: RsbuildConfig = { output: { copy: [{ from: 'old.js' }] } };
  await expect(built(files, config)).rejects.toThrow('Chunk minification failed');
  await built(files, { output: { ...config.output, minify: false } });
});

test('If the file is the output of a build without output.module, import.meta.dirname becomes __dirname, which needs the extension .cjs', async () => {
  const files = {
    'package.json': '{ "type": "module" }',
    'src/index.js': 'console.log(import.meta.dirname);',
  };
  const { text } = await built(files, { output: { target: 'node' } });
  expect(text('dist/index.js')).toContain('__dirname');
  const named = await built(files, { output: { target: 'node', filename: { js: '[name].cjs' } } });
  expect(named.text('dist/index.cjs')).toContain('__dirname');
});
