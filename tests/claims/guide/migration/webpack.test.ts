import { built, cli, resolved, served } from '@claims';
import { expect, test } from 'vitest';

test("webpack's default entry main becomes main.html, and / responds with 404", async () => {
  const { get } = await served(
    { 'src/main.js': '' },
    { source: { entry: { main: './src/main.js' } } },
  );
  expect((await get('/')).status).toBe(404);
  expect((await get('/main')).status).toBe(200);
});

test('By default, Rsbuild only treats files such as *.module.css as CSS Modules', async () => {
  const files = {
    'src/app.css': '.red { color: red; }',
    'src/index.js': "import styles from './app.css'; console.log(styles.red);",
  };
  await expect(built(files)).rejects.toThrow("export 'default'");
  const { text } = await built(files, { output: { cssModules: { auto: () => true } } });
  expect(text(/dist\/.*\.css$/)).toMatch(/^\.red-/);
});

test('Rsbuild writes URLs such as /static/js/index.js; assetPrefix auto makes them relative', async () => {
  const pageWith = async (output: object) => {
    const { text } = await built({}, { output: { filenameHash: false, ...output } });
    return text('dist/index.html');
  };
  expect(await pageWith({})).toContain('src="/static/js/index.js"');
  expect(await pageWith({ assetPrefix: 'auto' })).toContain('src="static/js/index.js"');
});

test('Rsbuild doesn’t bundle images of the template, unless they are written with require', async () => {
  const { text } = await built(
    {
      'src/page.html': `<img src="./a.png" /><img src="<%= require('./b.png') %>" />`,
      'src/a.png': 'a'.repeat(5000),
      'src/b.png': 'b'.repeat(5000),
    },
    { html: { template: './src/page.html' }, output: { filename: { image: '[name][ext]' } } },
  );
  expect(text('dist/index.html')).toContain(
    '<img src="./a.png" /><img src="/static/image/b.png" />',
  );
});

test('To keep a folder out of the build, set copyOnBuild', async () => {
  const files = { 'mocks/user.json': '{}' };
  const name = 'mocks';
  const copied = await built(files, { server: { publicDir: { name } } });
  expect(copied.files).toContain('dist/user.json');
  const kept = await built(files, { server: { publicDir: { name, copyOnBuild: false } } });
  expect(kept.files).not.toContain('dist/user.json');
});

test("Your rule doesn't replace Rsbuild's rule for the same file", async () => {
  const own = { test: /\.css$/, use: ['style-loader'] };
  const rulesWith = async (rules: object[]) => {
    const { rspack } = await resolved({ tools: { rspack: { module: { rules } } } });
    return rspack.module?.rules ?? [];
  };
  expect(await rulesWith([own])).toHaveLength((await rulesWith([])).length + 1);
});

test('With the --root flag, Rsbuild also looks for the configuration file there', async () => {
  const files = {
    'rsbuild.config.mjs': "export default { root: './app' }",
    'app/rsbuild.config.mjs': "export default { html: { title: 'found' } }",
    'app/src/index.js': '',
  };
  const page = async (flags: string[]) =>
    (await cli(['build', ...flags], files)).text('app/dist/index.html');
  expect(await page([])).not.toContain('found');
  expect(await page(['--root', 'app'])).toContain('found');
});

test('For types that Rsbuild doesn’t support, such as .txt, ?raw fails until a rule is added', async () => {
  const files = {
    'src/index.js': "import text from './a.txt'; console.log(text);",
    'src/a.txt': 'Hello from a text file',
  };
  const withQuery = { ...files, 'src/index.js': files['src/index.js'].replace('.txt', '.txt?raw') };
  await expect(built(withQuery)).rejects.toThrow('Module parse failed');
  const rules = [{ test: /\.txt$/, type: 'asset/source' as const }];
  const { text } = await built(files, { tools: { rspack: { module: { rules } } } });
  expect(text(/\.js$/)).toContain('Hello from a text file');
});

test('Rspack silently ignores names that it doesn’t have, such as resolve.plugins', async () => {
  const applied: string[] = [];
  const plugin = { apply: () => applied.push('resolve') };
  const resolve = { plugins: [plugin] } as object;
  const { log } = await built({}, { tools: { rspack: { resolve, parallelism: 4 } as object } });
  expect(applied).toEqual([]);
  expect(log).not.toMatch(/warn|plugins|parallelism/);
});
