import { built } from '@claims';
import { expect, test } from 'vitest';

const STYLESHEET = 'dist/static/css/index.css';
const PLAIN = { output: { filenameHash: false } };

test('PostCSS runs separately for each stylesheet that a script imports, with the rules of its file alone', async () => {
  const plugin = `export default { plugins: [{ postcssPlugin: 'count', OnceExit(root) {
    root.append({ selector: '.rules-' + root.nodes.length, nodes: [] });
    root.last.append({ prop: 'top', value: '0' });
  } }] };`;
  const { text } = await built(
    {
      'src/index.js':
        "import './index.css'; import './other.css'; import styles from './a.module.css'; console.log(styles);",
      'src/index.css': '.a { width: 1px } .b { width: 2px }',
      'src/other.css': '.d { width: 4px } .e { width: 5px } .f { width: 6px }',
      'src/a.module.css': '.c { width: 3px }',
      'postcss.config.mjs': plugin,
    },
    PLAIN,
  );
  expect(text(STYLESHEET)).toMatch(/\.rules-2\{.*\.rules-3\{.*\.rules-1-\w+\{/);
});

test('Lightning CSS adds prefixes and fallbacks for the default browsers, which newer browsers do not need', async () => {
  const css = async (overrideBrowserslist?: string[]) => {
    const files = {
      'src/index.js': "import './index.css';",
      'src/index.css': '.a { color: oklch(40% 0.2 30); backdrop-filter: blur(1px) }',
    };
    const output = { ...PLAIN.output, overrideBrowserslist };
    return (await built(files, { output })).text(STYLESHEET);
  };
  const browsers = ['chrome >= 111', 'safari >= 16.4', 'firefox >= 128'];
  expect(await css()).toMatch(/color:#/);
  expect(await css(browsers)).not.toMatch(/color:#/);
});

test('Rsbuild does not lower cascade layers', async () => {
  const { text } = await built(
    {
      'src/index.js': "import './index.css';",
      'src/index.css': '@layer utilities { .a { width: 1px } }',
    },
    { output: { ...PLAIN.output, overrideBrowserslist: ['chrome >= 60'] } },
  );
  expect(text(STYLESHEET)).toContain('@layer utilities');
});

test('postcss.config.mjs in the root is found automatically', async () => {
  const files = (config: string) => ({
    'src/index.js': "import './index.css';",
    'src/index.css': '.a { width: 1px }',
    [config]: `export default { plugins: [{ postcssPlugin: 'x', Once: (root) => root.prepend('.x { top: 0 }') }] };`,
  });
  expect((await built(files('postcss.config.mjs'), PLAIN)).text(STYLESHEET)).toContain('.x{');
  expect((await built(files('src/postcss.config.mjs'), PLAIN)).text(STYLESHEET)).not.toContain(
    '.x{',
  );
});
