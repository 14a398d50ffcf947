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
        // TODO output.library (line 4): tools.rspack; to build npm packages, use Rslib
        plugins: [pluginSass(), pluginReact()],
        source: {
          entry: { main: './src/App.tsx' },
        },
        resolve: {
          alias: {
            '@': './src',
          },
        },
        output: {
          distPath: {
            root: 'build',
            js: '',
          },
          injectStyles: true,
          filename: {
            js: '[name].js',
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

  it('gives each page of Vue CLI its own template and title, and templates the base URL', () => {
    const code = `module.exports = {
  publicPath: process.env.STAGE === 'live' ? '/app/' : './',
  pages: {
    shop: { entry: 'src/shop.js', template: 'public/shop.html', filename: 'index.html' },
    help: { entry: 'src/help.js', title: 'Help' },
  },
};`;
    const file = generated(code, 'vueCli');
    expect(file).toContain("entry: { index: './src/shop.js', help: './src/help.js' },");
    expect(file).toContain("base: process.env.STAGE === 'live' ? '/app/' : undefined,");
    expect(file).toContain("assetPrefix: process.env.STAGE === 'live' ? undefined : 'auto',");
    expect(file).toContain("BASE_URL: process.env.STAGE === 'live' ? '/app/' : './' }");
    expect(file).toContain("{ index: './public/shop.html' };");
    expect(file).toContain("return templates[entryName] ?? './public/index.html';");
    expect(file).toContain("const titles: Record<string, string> = { help: 'Help' };");
  });

  it('writes the base of Vite with a slash at its end, because Vite adds one to BASE_URL', () => {
    const file = generated("export default { base: '/shop' };", 'vite');
    expect(file).toContain("base: '/shop/',");
  });

  it('defines PUBLIC_URL for CRACO, because code that reads it would fail in the browser', () => {
    const file = generated('module.exports = { devServer: { port: 1 } };', 'craco');
    expect(file).toContain("'process.env.PUBLIC_URL': JSON.stringify(''),");
  });

  it('imports packages that are required in the middle of a value', () => {
    const code = `module.exports = { style: { postcss: { plugins: [require('@some/kit-css')({ a: 1 })] } } };`;
    const file = generated(code, 'craco');
    expect(file).toContain("import someKitCss from '@some/kit-css';");
    expect(file).toContain('plugins: [someKitCss({ a: 1 })]');
  });

  it('writes where Create React App would not, if a function sets the folder', () => {
    const code = `const path = require('path');
module.exports = { webpack: { configure: (config) => { config.output.path = path.join(__dirname, 'dist'); return config; } } };`;
    expect(generated(code, 'craco')).toContain("root: 'dist'");
  });

  it('prints statements of a function as values, also if only a part of an option is set', () => {
    const code = `module.exports = { configureWebpack: (config) => { config.externals.jquery = 'jQuery'; } };`;
    expect(generated(code, 'vueCli')).toContain('externals: { "jquery": \'jQuery\' }');
  });

  it('keeps the first of two options that become the same', () => {
    const code = `module.exports = { devServer: { static: './a', contentBase: './b' } };`;
    expect(generated(code)).toContain("publicDir: { name: 'a', copyOnBuild: false }");
    expect(generated(code)).toContain('another option already sets this one');
  });
});

it('says that a path is outside the folder, where it can’t be translated for that reason', () => {
  const code = `module.exports = { outputDir: '../server/static' };`;
  const [row] = analyze({ code, kind: 'vueCli', lang: 'en' }).rows;
  expect(row).toMatchObject({ status: 'manual', name: 'outputDir' });
  expect(row?.note).toContain('outside the folder of this file');
  const inside = `module.exports = { resolve: { alias: { '@': __dirname + '/../src' } } };`;
  expect(analyze({ code: inside, lang: 'en' }).rows[0]?.note).toContain('outside the folder');
});

it('says that the folder of a file counts as the root, unless the context names the root', () => {
  const hintOf = (options: string) =>
    analyze({ code: `module.exports = { ${options} };`, kind: 'webpack', lang: 'en' }).generated
      ?.hint;
  expect(hintOf(`output: { path: __dirname + '/dist' }`)).toContain(
    '`__dirname` and similar values',
  );
  expect(hintOf(`context: __dirname + '/..'`)).not.toContain('__dirname');
  expect(hintOf(`entry: './a.js'`)).not.toContain('__dirname');
});

it('names the file that has to be pasted as well in the generated one', () => {
  const code = `const base = require('./base'); module.exports = { ...base, mode: 'production' };`;
  expect(generated(code, 'webpack')).toMatch(
    /TODO .*comes from .\/base; check that file separately/,
  );
  const ofPackage = `module.exports = { ...require('@shop/config') };`;
  expect(analyze({ code: ofPackage, lang: 'en' }).rows[0]?.note).toBe(
    'comes from `@shop/config` at run time, so the check can’t read the value',
  );
  const several = `import a from './a'; import b from './b'; export default [a, b];`;
  expect(analyze({ code: several, lang: 'en' }).rows.map(({ note }) => note)).toEqual([
    'comes from `./a`; check that file separately',
    'comes from `./b`; check that file separately',
  ]);
});

it('lists what both branches of a condition share once, and leaves out plugins that do nothing', () => {
  const code = `const shared = [new A()];
const base = { devtool: 'eval' };
module.exports = process.env.X
  ? { ...base, plugins: [...shared, process.env.Y ? new B() : () => ({}), {}] }
  : { ...base, plugins: shared };`;
  expect(rowsOf(code, 'webpack').filter((row) => /unread|devtool/.test(row))).toEqual([
    '2 manual devtool',
  ]);
  const list = `const shared = [new A()];
module.exports = { plugins: process.env.X ? [...shared, new B()] : shared };`;
  expect(rowsOf(list, 'webpack')).toEqual(['1 unlisted A', '2 unlisted B']);
});

it('takes no parameter for a plugin', () => {
  const code = `module.exports = { webpack: { configure: (config) => { config.plugins = config.plugins.map((plugin) => plugin); return config; } } };`;
  expect(rowsOf(code, 'craco')).toEqual(['1 manual webpack.configure.plugins']);
});

it('names the counterpart of a minifier that a function changes, and reads CRACO’s addPlugins', () => {
  const code = `module.exports = { configureWebpack: (config) => { config.optimization.minimizer[0].options.terserOptions.compress.drop_console = true; } };`;
  const [row] = analyze({ code, kind: 'vueCli', lang: 'en' }).rows;
  expect(row?.counterpart).toContain('/config/performance/remove-console');
  const craco = `const { addPlugins } = require('@craco/craco');
const Polyfill = require('node-polyfill-webpack-plugin');
module.exports = { webpack: { configure: (config) => { addPlugins(config, [new Polyfill()]); return config; } } };`;
  expect(rowsOf(craco, 'craco')).toEqual(['3 translated node-polyfill-webpack-plugin']);
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

it('names the successors of old options of Rsbuild, and what 2.x removes', () => {
  const notes = analyze({
    lang: 'en',
    kind: 'rsbuild',
    code: `export default {
  output: { targets: ['web'], minify: { html: false } },
  dev: { startUrl: true },
  tools: { autoprefixer: {} },
  performance: { removeMomentLocale: true },
  publicPath: '/',
  css: {},
};`,
  }).rows.map(
    ({ name, status, note }) => `${status} ${name}: ${note.replace(/\]\([^)]*\)/g, ']')}`,
  );
  expect(notes).toEqual([
    'problem output.targets: Rsbuild has no option `output.targets` and silently ignores it; an option of Rsbuild 0.x; use [output.target], [environments]',
    'fine output.minify: ',
    'problem output.minify.html: Rsbuild has no option `output.minify.html` and silently ignores it; an option of Rsbuild 0.x; use [a plugin]',
    'problem dev.startUrl: Rsbuild has no option `dev.startUrl` and silently ignores it; an option of Rsbuild 0.x; use [server.open]',
    'problem tools.autoprefixer: Rsbuild has no option `tools.autoprefixer` and silently ignores it; an option of Rsbuild 0.x; use [tools.lightningcssLoader], or [Autoprefixer as a PostCSS plugin]',
    'fine performance.removeMomentLocale: removed in 2.x',
    'problem publicPath: Rsbuild has no option `publicPath` and silently ignores it; an option of Vue CLI; its counterpart is [server.base], [output.assetPrefix]',
    'problem css: Rsbuild has no option `css` and silently ignores it; a group of Vite; choose Vite above to translate its options',
  ]);
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
  devServer: { port: 1 },
  resolve: { conditionNames: [] },
};`,
  }).rows.map(({ name, note }) => `${name}: ${note.replace(/\]\([^)]*\)/g, ']')}`);
  expect(notes).toMatchInlineSnapshot(`
    [
      "outpt: Rsbuild has no option \`outpt\` and silently ignores it; did you mean \`output\`?",
      "source.alias: deprecated; use [\`resolve.alias\`]; removed in 2.x",
      "server.port: this is a string, but Rsbuild expects \`number\`",
      "server.base: must start with a slash; see [the error]; added in 1.0.10",
      "server.hmr: Rsbuild has no option \`server.hmr\` and silently ignores it; belongs in [\`dev.hmr\`]",
      "mode: \`prod\` isn’t one of \`'development' | 'production' | 'none'\`",
      "devtool: Rsbuild has no option \`devtool\` and silently ignores it; an option of webpack and Rspack; its counterpart is [output.sourceMap]",
      "devServer: Rsbuild has no option \`devServer\` and silently ignores it; an option of webpack and Rspack; its counterpart is \`server\`, \`dev\`",
      "resolve.conditionNames: added in 1.5.7; your version ignores it",
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
      'Line 4, column 3: `mode` can’t be parsed. Expected there: `,` / `}`. The bracket on line 1 isn’t closed. The list contains the options before this position.',
    );
    expect(rows.map(({ name }) => name)).toEqual(['entry']);
  });

  it('leaves a group that it cuts off without an answer', () => {
    const options = [
      [`module.exports = { mode: 'none', resolve: { `, 'webpack', 'resolve'],
      [`module.exports = { mode: 'none', plugins: [ `, 'webpack', 'plugins'],
      [`export default { mode: 'none', output: { `, 'rsbuild', 'output'],
    ] as const;
    for (const [code, kind, name] of options) {
      const row = analyze({ lang: 'en', code, kind }).rows.find((found) => found.name === name);
      expect(row).toMatchObject({ status: 'unread', note: 'cut off by the syntax error' });
    }
  });

  it('at the end names the bracket that is open', () => {
    const { fault, rows } = analyze({
      lang: 'en',
      code: `module.exports = {\n  entry: './a.js',\n`,
    });
    expect(fault).toMatch(/ends on line 3.*bracket on line 1 isn’t closed/);
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
