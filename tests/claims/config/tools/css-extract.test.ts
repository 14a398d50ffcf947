import { built, cli, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

type CssExtract = NonNullable<RsbuildConfig['tools']>['cssExtract'];

const FILES = {
  'src/1.css': 'a { color: red; }',
  'src/2.css': 'a { color: blue; }',
  'src/a.js': 'import "./1.css"; import "./2.css";',
  'src/b.js': 'import "./2.css"; import "./1.css";',
};

/** What a build prints in which two entries share one CSS file and import its stylesheets in opposite order. */
const log = async (cssExtract: CssExtract) =>
  (
    await built(FILES, {
      source: { entry: { a: './src/a.js', b: './src/b.js' } },
      tools: {
        cssExtract,
        rspack: {
          optimization: {
            splitChunks: {
              cacheGroups: {
                styles: { name: 'styles', test: /css$/, chunks: 'all', enforce: true },
              },
            },
          },
        },
      },
    })
  ).log;

test('If several entries share a CSS file and import its stylesheets in opposite order, ignoreOrder: false shows a warning.', async () => {
  expect(await log({ pluginOptions: { ignoreOrder: false } })).toContain('Conflicting order');
  expect(await log({})).not.toContain('Conflicting order');
});

test("Rsbuild ignores a function, and false doesn't turn the plugin off.", async () => {
  const fails = () => {
    throw new Error('called');
  };
  expect(await log(fails as CssExtract)).toContain('Conflicting order');
  expect(await log(false as unknown as CssExtract)).toContain('Conflicting order');
});

test('In one entry, the later import wins, and no warning is needed', async () => {
  const { text, log } = await built(
    { ...FILES, 'src/index.js': 'import "./a.js"; import "./b.js";' },
    { tools: { cssExtract: { pluginOptions: { ignoreOrder: false } } } },
  );
  expect(text(/\.css$/)).toBe('a{color:#00f}');
  expect(log).not.toContain('Conflicting order');
});

test('The option applies with the web target, and with other targets if output.emitCss is true.', async () => {
  const css = async (output: RsbuildConfig['output']) =>
    (
      await built(
        { ...FILES, 'src/index.js': 'import "./1.css";' },
        { output, tools: { cssExtract: { pluginOptions: { filename: 'all.css' } } } },
      )
    ).files.filter((file) => file.endsWith('.css'));
  expect(await css({})).toEqual(['dist/all.css']);
  expect(await css({ target: 'node', emitCss: true })).toEqual(['dist/all.css']);
  expect(await css({ target: 'web-worker', emitCss: true })).toEqual(['dist/all.css']);
  expect(await css({ injectStyles: true })).toEqual([]);
});

test('publicPath is the prefix of the URLs in CSS files', async () => {
  const { text } = await built(
    {
      'src/index.js': 'import "./a.css"; import logo from "./logo.png"; console.log(logo);',
      'src/a.css': 'a { background: url("./logo.png"); }',
      'src/logo.png': '-'.repeat(5000),
    },
    {
      output: { filenameHash: false },
      tools: { cssExtract: { loaderOptions: { publicPath: 'https://images.example.com/' } } },
    },
  );
  expect(text(/\.css$/)).toContain('url(https://images.example.com/static/image/logo.png)');
  expect(text(/\.js$/)).not.toContain('images.example.com');
});

test('A pattern that applies to several chunks needs a placeholder such as [name], [id] or [contenthash].', async () => {
  const styles = async (filename: string) =>
    (
      await built(
        { ...FILES, 'src/index.js': 'import "./1.css"; import("./2.css");' },
        { tools: { cssExtract: { pluginOptions: { filename, chunkFilename: filename } } } },
      )
    ).files.filter((file) => file.endsWith('.css'));
  expect(await styles('[contenthash].css')).toHaveLength(2);
  await expect(styles('all.css')).rejects.toThrow(
    'Multiple assets emit different content to the same filename',
  );
});

test('enforceRelative: with auto as the asset prefix, starts URLs with ./ in CSS files that are directly in the output folder', async () => {
  const css = async (enforceRelative: boolean) =>
    (
      await built(
        {
          'src/index.js': 'import "./a.css";',
          'src/a.css': 'a { background: url("./logo.png"); }',
          'src/logo.png': '-'.repeat(5000),
        },
        {
          output: { filenameHash: false, assetPrefix: 'auto' },
          tools: { cssExtract: { pluginOptions: { filename: 'a.css', enforceRelative } } },
        },
      )
    ).text(/\.css$/);
  expect(await css(false)).toContain('url(static/image/logo.png)');
  expect(await css(true)).toContain('url(./static/image/logo.png)');
});

test('defaultExport: with namedExport in output.cssModules, also adds a default export with all class names', async () => {
  const buildWith = (defaultExport?: boolean) =>
    built(
      {
        'src/index.js': 'import names, { card } from "./a.module.css"; console.log(names, card);',
        'src/a.module.css': '.card { color: red; }',
      },
      {
        output: { cssModules: { namedExport: true } },
        tools: { cssExtract: { loaderOptions: { defaultExport } } },
      },
    );
  await expect(buildWith()).rejects.toThrow("export 'default'");
  expect((await buildWith(true)).text(/index\.\w+\.js$/)).toMatch(/card/);
});

test("An insert function is copied as (link) => { … }; without parentheses, it doesn't work.", async () => {
  const configuration = `
    const inserting = (insert, root) => ({
      output: { distPath: root, filenameHash: false, minify: false },
      tools: { cssExtract: { pluginOptions: { insert } } },
    });
    export default {
      environments: {
        enclosed: inserting((link) => document.body.append(link), 'dist/enclosed'),
        bare: inserting(link => document.body.append(link), 'dist/bare'),
      },
    };`;
  const { text } = await cli(['build'], {
    'rsbuild.config.mjs': configuration,
    'src/index.js': 'import("./chart.js");',
    'src/chart.js': 'import "./chart.css";',
    'src/chart.css': 'a { color: red; }',
  });
  expect(text(/enclosed\S*index\.js$/)).toContain(
    '((link) => document.body.append(link))(linkTag)',
  );
  expect(text(/bare\S*index\.js$/)).toContain('document.querySelector(link => document.body');
});
