import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { built, resolved, served, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

type Output = NonNullable<RsbuildConfig['output']>;

/** What the server bundle of a script prints when Node.js runs it. */
const printed = async (source: string, output: Output) => {
  const { root } = await built(
    { 'src/index.js': source, 'src/data.txt': 'data' },
    { output: { target: 'node', ...output } },
  );
  writeFileSync(`${root}/package.json`, output.module ? '{"type":"module"}' : '{}');
  const printedText = execFileSync(process.execPath, ['dist/index.js'], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  });
  return printedText.trim().replaceAll(root, '');
};

test('import.meta.dirname is the path of the output folder in both formats; __dirname is not replaced in ES modules', async () => {
  for (const module of [false, true]) {
    expect(await printed('console.log(import.meta.dirname)', { module })).toBe('/dist');
    expect(await printed('console.log(import.meta.url)', { module })).toBe('file:///src/index.js');
  }
  await expect(printed('console.log(__dirname)', { module: true })).rejects.toThrow(
    '__dirname is not defined in ES module scope',
  );
});

test("new URL() copies the file, but with the default asset prefix its URL doesn't exist; './' makes it exist", async () => {
  const source = `import { existsSync } from 'node:fs'; console.log(existsSync(new URL('./data.txt', import.meta.url)));`;
  for (const module of [false, true]) {
    expect(await printed(source, { module })).toBe('false');
    expect(await printed(source, { module, assetPrefix: './' })).toBe('true');
  }
});

test('The bundle has the exports of the entry with the node target, and none with the web target', async () => {
  const files = { 'src/index.js': 'export const answer = document.title;' };
  const script = async (target: 'node' | 'web') =>
    (await built(files, { output: { target, module: true } })).text(/\.js$/);
  expect(await script('node')).toMatch(/export\{\w+ as answer\}/);
  expect(await script('web')).not.toContain('export');
});

test('If an environment has the web-worker target, the build fails', async () => {
  const config = {
    output: { module: true },
    environments: { worker: { output: { target: 'web-worker' } } },
  } as const;
  await expect(resolved(config)).rejects.toThrow('not supported for web-worker target');
});

test('html.scriptLoading has no effect', async () => {
  const { text } = await built(
    {},
    { html: { scriptLoading: 'blocking' }, output: { module: true } },
  );
  expect(text('dist/index.html')).toContain('<script type="module"');
});

test("With the asset prefix 'auto', the output of a worker contains import.meta", async () => {
  const { text } = await built(
    {
      'src/index.js': "new Worker(new URL('./worker.js', import.meta.url));",
      'src/worker.js': "import photo from './photo.png'; console.log(photo);",
      'src/photo.png': new Uint8Array(20_000),
    },
    { output: { module: true, assetPrefix: 'auto' } },
  );
  expect(text(/async\/.*\.js$/)).toContain('import.meta');
});

test('require of an external package returns the namespace of the module', async () => {
  const source = "console.log(typeof require('join'), typeof require('join').default);";
  const externals = { join: 'node:path' };
  expect(await printed(source, { module: true, externals })).toBe('object object');
});

test("Without a second argument, Rsbuild doesn't add the type to the constructor of a worker", async () => {
  const { text } = await built(
    {
      'src/index.js': "new Worker(new URL('./worker.js', import.meta.url));",
      'src/worker.js': "import('./other.js');",
      'src/other.js': 'console.log(1);',
    },
    { output: { module: true, filenameHash: false } },
  );
  expect(text('dist/static/js/index.js')).toMatch(/new Worker\(new URL\([^{]*\)\)/);
});

test('During development, the output of a worker contains export statements, which fail without the type', async () => {
  const { get } = await served(
    {
      'src/index.js': "new Worker(new URL('./worker.js', import.meta.url), { name: 'task' });",
      'src/worker.js': 'postMessage(1);',
    },
    { output: { module: true } },
  );
  expect((await get('/static/js/async/task.js')).text).toMatch(/^export /m);
});
