import { built } from '@claims';
import { expect, test } from 'vitest';

test('An object requires enable: inlineScripts: { test: /\\.js$/ } has no effect', async () => {
  const page = async (enable?: 'auto') => {
    const test = /\.js$/;
    const inlineScripts = enable ? { enable, test } : { test };
    return (await built({}, { output: { inlineScripts } })).text('dist/index.html');
  };
  expect(await page()).toContain('<script defer src=');
  expect(await page('auto')).not.toContain('<script defer src=');
});

test('If a script and a stylesheet use the same file, Rsbuild inlines it in both', async () => {
  const { text } = await built({
    'src/index.js': "import './index.css'; import a from './a.png'; console.log(a);",
    'src/index.css': 'p { background: url(./a.png); }',
    'src/a.png': 'image',
  });
  expect(text(/\.js$/)).toContain('data:image/png;base64');
  expect(text(/\.css$/)).toContain('data:image/png;base64');
});

test('With html.scriptLoading set to module, an inlined script is a module, which browsers defer', async () => {
  const { text } = await built(
    { 'src/index.js': 'document.title = "a";' },
    { html: { scriptLoading: 'module' }, output: { inlineScripts: true } },
  );
  expect(text('dist/index.html')).toContain('<script type="module">document.title="a";</script>');
});

test('inlineScripts only applies in production mode, unless you use an object with enable: true', async () => {
  const page = async (inlineScripts: boolean | { enable: true; test: RegExp }) =>
    (
      await built({}, { output: { inlineScripts } }, { mode: 'development', command: 'build' })
    ).text('dist/index.html');
  expect(await page(true)).toContain('<script defer src=');
  expect(await page({ enable: true, test: /\.js$/ })).not.toContain('<script defer src=');
});
