import { built, documented, resolved } from '@claims';
import { expect, test } from 'vitest';

const { pluginSass } = await documented('@rsbuild/plugin-sass');

const PLAIN = { output: { filenameHash: false } };

test('In your scripts, Rsbuild removes an import whose variable you do not use, such as styles, and its CSS', async () => {
  const files = async (script: string) =>
    (await built({ 'src/index.js': script, 'src/a.module.css': '.a { color: red }' }, PLAIN)).files;
  const stylesheet = 'dist/static/css/index.css';
  expect(await files("import styles from './a.module.css';")).not.toContain(stylesheet);
  expect(await files("import './a.module.css';")).toContain(stylesheet);
  expect(await files("import s from './a.module.css'; console.log(s.a);")).toContain(stylesheet);
});

test('If several entries import the same large stylesheet, Rsbuild may write it to a file that they share', async () => {
  const rules = (count: number) =>
    Array.from({ length: count }, (_, n) => `.c${n} { width: ${n}px }`).join('\n');
  const stylesheets = async (css: string) => {
    const entry = { index: './src/index.js', second: './src/second.js' };
    const script = "import './a.css';";
    const { files } = await built(
      { 'src/index.js': script, 'src/second.js': script, 'src/a.css': css },
      { ...PLAIN, source: { entry } },
    );
    return files.filter((file) => file.endsWith('.css'));
  };
  expect(await stylesheets(rules(1))).toEqual([
    'dist/static/css/index.css',
    'dist/static/css/second.css',
  ]);
  expect(await stylesheets(rules(3000))).toHaveLength(1);
});

test('If a .css file imports a Sass file with @import, Rsbuild does not compile the imported file', async () => {
  const build = (script: string) =>
    built(
      {
        'src/index.js': script,
        'src/a.css': '@import "./b.scss"; .a { color: teal }',
        'src/b.scss': '$color: navy; .b { color: $color }',
      },
      { plugins: [pluginSass()], output: { minify: false } },
    );
  const { text, log } = await build('import "./a.css";');
  expect(text(/\.css$/)).not.toContain('.b');
  expect(log).not.toMatch(/warn/i);
  expect((await build('import "./b.scss";')).text(/\.css$/)).toContain('.b {');
});

test('The path ?inline writes no CSS file, but assets over 4 KiB that it uses', async () => {
  const { files } = await built(
    {
      'src/index.js': "import css from './a.css?inline'; console.log(css);",
      'src/a.css':
        '@font-face { font-family: a; src: url(./a.woff2) } .a { background: url(./photo.png) }',
      'src/photo.png': 'p'.repeat(9000),
      'src/a.woff2': 'w'.repeat(9000),
    },
    PLAIN,
  );
  expect(files).toContain('dist/static/image/photo.png');
  expect(files).toContain('dist/static/font/a.woff2');
  expect(files.filter((file) => file.endsWith('.css'))).toEqual([]);
});

test('new URL returns a URL, but @import and url() in that file stay as they are', async () => {
  const files = {
    'src/index.js': "console.log(new URL('./a.css', import.meta.url).href);",
    'src/a.css': "@import './b.css'; .a { background: url(./photo.png) }",
    'src/b.css': '.b { color: red }',
    'src/photo.png': 'p'.repeat(9000),
  };
  const { text } = await built(files, PLAIN);
  expect(text('dist/static/assets/a.css')).toContain('@import');
  expect(text('dist/static/assets/a.css')).toContain('url(./photo.png)');
  await expect(
    built({ ...files, 'src/index.js': "import url from './a.css?url'; console.log(url);" }),
  ).rejects.toThrow(/'default' .*was not found/);
});

test('Without exports, the name of a package works in CSS if the style or main field is a stylesheet; an exports field has to list the file', async () => {
  const kit = (field: string) => ({
    'src/index.js': "import './index.css';",
    'src/index.css': "@import 'kit';",
    'kit/package.json': `{ "name": "kit", "${field}": "./kit.css" }`,
    'kit/kit.css': '.kit { color: red }',
  });
  const config = { ...PLAIN, resolve: { alias: { kit: './kit' } } };
  for (const field of ['style', 'main']) {
    const { text } = await built(kit(field), config);
    expect(text('dist/static/css/index.css')).toBe('.kit{color:red}');
  }
  await expect(
    built({
      'src/index.js': "import 'kit/kit.css';",
      'node_modules/kit/package.json': '{ "name": "kit", "exports": { ".": "./kit.js" } }',
      'node_modules/kit/kit.css': '.kit { color: red }',
    }),
  ).rejects.toThrow(`Package subpath './kit.css' is not defined by "exports"`);
});

test('If two modules of an entry import a.css and b.css in opposite order, the module that comes first decides', async () => {
  const { text, log } = await built(
    {
      'src/index.js': "import './x.js'; import './y.js';",
      'src/x.js': "import './a.css'; import './b.css';",
      'src/y.js': "import './b.css'; import './a.css';",
      'src/a.css': '.a { width: 1px }',
      'src/b.css': '.b { width: 2px }',
    },
    PLAIN,
  );
  expect(text('dist/static/css/index.css')).toBe('.a{width:1px}.b{width:2px}');
  expect(log).not.toContain('warn');
});

test('By default, a large stylesheet of an npm package is in a separate file, which the page links first, even if you import it last', async () => {
  const links = async (count: number) => {
    const { text } = await built(
      {
        'src/index.js': "import './index.css'; import 'some-kit/kit.css';",
        'src/index.css': '.page { color: red }',
        'node_modules/some-kit/package.json': '{ "name": "some-kit" }',
        'node_modules/some-kit/kit.css': Array.from(
          { length: count },
          (_, n) => `.c${n} { width: ${n}px }`,
        ).join('\n'),
      },
      PLAIN,
    );
    return [...text('dist/index.html').matchAll(/href="([^"]+\.css)"/g)].map(([, href]) => href);
  };
  expect(await links(1)).toEqual(['/static/css/index.css']);
  expect(await links(3000)).toEqual([
    expect.stringMatching(/^\/static\/css\/\d+\.css$/),
    '/static/css/index.css',
  ]);
});

test('A build accepts a misspelled property and, without PostCSS plugins, a missing brace', async () => {
  const files = { 'src/index.js': "import './a.css';", 'src/a.css': '.a { colr: red; .b { }' };
  const { text, log } = await built(files, PLAIN);
  expect(text('dist/static/css/index.css')).toContain('colr:red');
  expect(log).not.toMatch(/warn|error/);
  const plugins = [{ postcssPlugin: 'none' }];
  const withPlugin = built(files, {
    ...PLAIN,
    tools: { postcss: { postcssOptions: { plugins } } },
  });
  await expect(withPlugin).rejects.toThrow('Unclosed block');
});

test('For the node and web-worker targets, Rsbuild does not write CSS files unless you set output.emitCss', async () => {
  for (const target of ['node', 'web-worker'] as const) {
    const plugins = async (emitCss?: boolean) =>
      (await resolved({ output: { target, emitCss } })).rspack.plugins?.map(
        (plugin) => plugin?.constructor.name,
      );
    expect(await plugins()).not.toContain('CssExtractRspackPlugin');
    expect(await plugins(true)).toContain('CssExtractRspackPlugin');
  }
});
