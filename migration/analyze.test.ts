import { describe, expect, it } from 'vitest';
import { analyze } from './analyze';
import type { Kind } from './kinds';
import { cracoConfigs } from './testing/cracoConfigs';
import { rsbuildConfigs } from './testing/rsbuildConfigs';
import { viteConfigs } from './testing/viteConfigs';
import { vueCliConfigs } from './testing/vueCliConfigs';
import { webpackConfigs } from './testing/webpackConfigs';

const rowsOf = (code: string, kind?: Kind): string[] =>
  analyze({ code, kind, lang: 'en' }).rows.map(
    ({ line, status, name }) => `${String(line)} ${status} ${name}`,
  );

const generated = (code: string, kind?: Kind): string =>
  analyze({ code, kind, lang: 'en' }).generated?.code ?? '';

describe('each option has an answer, in the order of the file', () => {
  it.each(webpackConfigs)('webpack: %s', (code, rows) => {
    expect(rowsOf(code, 'webpack')).toEqual(rows);
  });
  it.each(viteConfigs)('Vite: %s', (code, rows) => {
    expect(rowsOf(code, 'vite')).toEqual(rows);
  });
  it.each(vueCliConfigs)('Vue CLI: %s', (code, rows) => {
    expect(rowsOf(code, 'vueCli')).toEqual(rows);
  });
  it.each(cracoConfigs)('CRACO: %s', (code, rows) => {
    expect(rowsOf(code, 'craco')).toEqual(rows);
  });
  it.each(rsbuildConfigs)('Rsbuild: %s', (code, rows) => {
    expect(rowsOf(code, 'rsbuild')).toEqual(rows);
  });
});

it.each<[string, Kind | undefined]>([
  [`module.exports = { entry: './a.js', module: {} }`, 'webpack'],
  [`import { defineConfig } from 'vite'; export default defineConfig({})`, 'vite'],
  [`export default { plugins: [], build: {}, server: {} }`, 'vite'],
  [`module.exports = { publicPath: '/', lintOnSave: false }`, 'vueCli'],
  [`module.exports = { configureWebpack: {} }`, 'vueCli'],
  [`module.exports = { webpack: { alias: {} } }`, 'craco'],
  [`import { defineConfig } from '@rsbuild/core'; export default defineConfig({})`, 'rsbuild'],
  [`export default { source: {}, html: {} }`, 'rsbuild'],
  [`let a = 1`, undefined],
])('tells the tool of %s', (code, kind) => {
  expect(analyze({ code, lang: 'en' }).detected).toBe(kind);
});

describe('the generated file', () => {
  it('has the values, the packages and a comment for each rest', () => {
    const { generated: file } = analyze({
      lang: 'en',
      code: `const path = require('path');
module.exports = {
  entry: { main: './src/App.tsx' },
  output: { path: path.resolve(__dirname, 'build'), publicPath: '/shop/', library: 'x' },
  resolve: { alias: { '@': path.resolve(__dirname, 'src') } },
  module: { rules: [{ test: /\\.scss$/, use: ['style-loader', 'css-loader', 'sass-loader'] }] },
};`,
    });
    expect(file?.code).toMatchInlineSnapshot(`
      "import { defineConfig } from '@rsbuild/core';
      import { pluginSass } from '@rsbuild/plugin-sass';
      import { pluginReact } from '@rsbuild/plugin-react';

      export default defineConfig({
        // TODO output.library (line 4): tools.rspack; for packages, use Rslib
        plugins: [pluginSass(), pluginReact()],
        source: {
          entry: { index: './src/App.tsx' },
        },
        resolve: {
          alias: {
            '@': './src',
          },
        },
        output: {
          distPath: {
            root: 'build',
          },
        },
        server: {
          base: '/shop',
        },
      });
      "
    `);
    expect(file?.packages).toEqual([
      '@rsbuild/core@1',
      '@rsbuild/plugin-sass@1',
      '@rsbuild/plugin-react@1',
    ]);
  });

  it('copies constants and modules of Node.js that a value needs', () => {
    const code = `const fs = require('fs');
const name = fs.readFileSync('name', 'utf8');
const all = { a: name };
module.exports = { externals: all };`;
    expect(generated(code)).toContain(
      `import fs from 'node:fs';\nimport { defineConfig } from '@rsbuild/core';\n\nconst name = fs.readFileSync('name', 'utf8');\nconst all = { a: name };\n`,
    );
    expect(generated(code)).toContain('externals: all,');
  });

  it('leaves out what depends on a parameter or comes under a condition', () => {
    const code = `module.exports = (env) => ({ devtool: env.prod ? false : 'eval', ...(env.x && { profile: true }) });`;
    expect(generated(code)).not.toMatch(/sourceMap:|profile:/);
    expect(generated(code)).toMatch(/TODO devtool \(line 1\)[^]*TODO profile \(line 1\)/);
  });

  it('keeps the first of two options that become the same', () => {
    const code = `module.exports = { devServer: { static: './a', contentBase: './b' } };`;
    expect(generated(code)).toContain("publicDir: { name: 'a', copyOnBuild: false }");
    expect(generated(code)).toContain('another option already sets this one');
  });
});

it('answers in Chinese, with links to Chinese pages', () => {
  const { rows, generated: file } = analyze({
    code: 'module.exports = { output: { library: "x" }, module: { rules: [] } };',
    lang: 'zh',
  });
  expect(rows[0]).toMatchObject({
    counterpart: '[`tools.rspack`](/zh/config/tools/rspack)',
    note: '开发 npm 包建议用 [Rslib](https://rslib.rs)',
  });
  expect(file?.code).toContain(
    '// TODO output.library（第 1 行）：tools.rspack；开发 npm 包建议用 Rslib',
  );
});

it('says what is wrong in a configuration of Rsbuild', () => {
  const notes = analyze({
    lang: 'en',
    kind: 'rsbuild',
    version: '1.4.0',
    code: `export default {
  outpt: {},
  source: { alias: {} },
  server: { port: '1', base: 'a', hmr: true },
  mode: 'prod',
  devtool: false,
  resolve: { conditionNames: [] },
};`,
  }).rows.map(({ name, note }) => `${name}: ${note.replace(/\]\([^)]*\)/g, ']')}`);
  expect(notes).toMatchInlineSnapshot(`
    [
      "outpt: Rsbuild has no option \`outpt\` and silently ignores it; did you mean \`output\`?",
      "source.alias: deprecated; use [\`resolve.alias\`]",
      "server.port: is a string, and Rsbuild expects \`number\`",
      "server.base: has to start with a slash; see [the error]; added in 1.0.10",
      "server.hmr: Rsbuild has no option \`server.hmr\` and silently ignores it; belongs in [\`dev.hmr\`]",
      "mode: \`prod\` isn’t one of \`'development' | 'production' | 'none'\`",
      "devtool: Rsbuild has no option \`devtool\` and silently ignores it; an option of webpack and Rspack; its counterpart is [output.sourceMap]",
      "resolve.conditionNames: added in 1.5.7, and ignored by your version",
    ]
  `);
});

describe('a syntax error', () => {
  it('has its place, and what is expected there; options before it have answers', () => {
    const { fault, rows } = analyze({
      lang: 'en',
      code: `module.exports = {\n  entry: './a.js',\n  devtool: 'eval'\n  mode: 'none',\n};`,
    });
    expect(fault).toBe(
      'Line 4, column 3: `mode` can’t be parsed. Expected there: `,` / `}`. The bracket in line 1 is still open. Below is what could be read before it.',
    );
    expect(rows.map(({ name }) => name)).toEqual(['entry']);
  });

  it('at the end names the bracket that is open', () => {
    const { fault, rows } = analyze({
      lang: 'en',
      code: `module.exports = {\n  entry: './a.js',\n`,
    });
    expect(fault).toMatch(/ends in line 3.*bracket in line 1 is still open/);
    expect(rows).toHaveLength(1);
  });
});

it.each([
  `{ entry: './a.js' }`,
  `entry: './a.js',`,
  `entry: './a.js', devtool: 'eval'`,
  `  resolve: { alias: {} },\n  entry: './a.js',`,
])('reads a part of a configuration: %s', (code) => {
  expect(rowsOf(code, 'webpack').join()).toContain('entry');
  expect(analyze({ code, lang: 'en' }).fault).toBeUndefined();
});
