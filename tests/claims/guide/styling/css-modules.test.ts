import { built, documented } from '@claims';
import { expect, test } from 'vitest';

const PLAIN = { output: { filenameHash: false } };
const PRINT = "import styles from './card.module.css'; console.log(styles);";

const withCss = (css: string, others: Record<string, string> = {}) =>
  built({ 'src/index.js': PRINT, 'src/card.module.css': css, ...others }, PLAIN);

test('A class that the other file of composes does not have becomes undefined, which Rsbuild does not report', async () => {
  const { text, log } = await withCss(".price { composes: strong from './type.module.css' }", {
    'src/type.module.css': '.bold { color: red }',
  });
  expect(text('dist/static/js/index.js')).toMatch(/price-\w+ undefined/);
  expect(log).not.toMatch(/warn|error/);
});

test('If composes refers to a file that is not a CSS Module, the build fails', async () => {
  const type = { 'src/type.css': '.strong { color: red }' };
  await expect(withCss(".price { composes: strong from './type.css' }", type)).rejects.toThrow(
    "Cannot read properties of undefined (reading 'strong')",
  );
});

test('composes works in rules whose selector is a single class, or a list of single classes', async () => {
  const strong = '.strong { color: red } ';
  const list = await withCss(`${strong}.price, .total { composes: strong }`);
  expect(list.text('dist/static/js/index.js')).toMatch(/price-\w+ strong-.*total-\w+ strong-/s);
  for (const rule of ['.price:hover { composes: strong }', '.a { & .b { composes: strong } }']) {
    await expect(withCss(strong + rule)).rejects.toThrow(/composition is only allowed/);
  }
  const later = withCss('.a { composes: strong } .strong { color: red }');
  await expect(later).rejects.toThrow('"strong" in composes not found');
});

test('In @media, the query does not limit composes: the element always has both classes', async () => {
  const rules = '.strong { color: red } @media print { .price { composes: strong; width: 1px } }';
  const { text } = await withCss(rules);
  expect(text('dist/static/js/index.js')).toMatch(/price-\w+ strong-/);
  expect(text('dist/static/css/index.css')).toMatch(/^\.strong-\w+\{color:red\}@media print/);
});

test('Rsbuild also makes IDs and the names of @keyframes unique; selectors without a class or an ID stay as they are', async () => {
  const { text } = await withCss(
    '#top { width: 1px } @keyframes spin { to { width: 1px } } h1 { width: 2px } [hidden] { width: 3px } :global(.dark) .menu { width: 4px }',
  );
  const css = text('dist/static/css/index.css');
  expect(css).toMatch(/#top-\w+\{.*@keyframes spin-\w+\{/);
  expect(css).toMatch(/h1\{.*\[hidden\]\{.*\.dark \.menu-\w+\{/);
});

test('card.module.css is a CSS Module, but not card.module.min.css', async () => {
  const names = async (file: string) => {
    const script = `import './${file}';`;
    const files = { 'src/index.js': script, [`src/${file}`]: '.a { width: 1px }' };
    return (await built(files, PLAIN)).text('dist/static/css/index.css');
  };
  expect(await names('card.module.css')).toMatch(/^\.a-\w{6}\{/);
  expect(await names('card.modules.css')).toMatch(/^\.a-\w{6}\{/);
  expect(await names('card.module.min.css')).toBe('.a{width:1px}');
});

test('With the plugin for the language, this also applies to .scss, .sass, .less, .styl and .stylus files', async () => {
  const { pluginSass } = await documented('@rsbuild/plugin-sass');
  const { pluginLess } = await documented('@rsbuild/plugin-less');
  const { pluginStylus } = await documented('@rsbuild/plugin-stylus');
  for (const extension of ['scss', 'sass', 'less', 'styl', 'stylus']) {
    const rule =
      extension === 'scss' || extension === 'less' ? '.a { width: 1px }' : '.a\n  width: 1px';
    const { text } = await built(
      { 'src/index.js': `import './a.module.${extension}';`, [`src/a.module.${extension}`]: rule },
      { ...PLAIN, plugins: [pluginSass(), pluginLess(), pluginStylus()] },
    );
    expect(text('dist/static/css/index.css'), extension).toMatch(/^\.a-\w{6}\{/);
  }
});

test('A build for node writes no CSS, but its scripts contain the same class names as those of the browser build', async () => {
  const { files, text } = await built(
    { 'src/index.js': PRINT, 'src/card.module.css': '.root { width: 1px }' },
    {
      output: { filenameHash: false },
      environments: {
        web: { output: { distPath: 'dist/web' } },
        node: { output: { target: 'node', distPath: 'dist/node' } },
      },
    },
  );
  const [name = ''] = /root-\w{6}/.exec(text('dist/web/static/css/index.css')) ?? [];
  expect(text('dist/node/index.js')).toContain(name);
  expect(files.filter((file) => /node.*\.css$/.test(file))).toEqual([]);
});

test('Lightning CSS shortens some values of :export: #ff0000 becomes red, and 200ms becomes .2s', async () => {
  const { text } = await withCss(':export { accent: #ff0000; delay: 200ms }');
  expect(text('dist/static/js/index.js')).toContain('accent:"red",delay:".2s"');
});
