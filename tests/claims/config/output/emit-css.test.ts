import { built, resolved } from '@claims';
import { expect, test } from 'vitest';

const IMPORTS_CSS = { 'src/index.js': "import './index.css';" };

test('The class names match the CSS of the browser build', async () => {
  const { text } = await built(
    {
      'src/index.js': "import styles from './card.module.css'; console.log(styles.title);",
      'src/card.module.css': '.title { color: red; }',
    },
    {
      environments: {
        web: { output: { distPath: 'dist/client' } },
        node: { output: { target: 'node', distPath: 'dist/server' } },
      },
    },
  );
  const name = /title-[\w-]+/.exec(text('dist/server/index.js'))?.[0];
  expect(name).toBeDefined();
  expect(text(/\.css$/)).toContain(`.${name}{`);
});

test('If you set the option outside environments, the value applies to every target', async () => {
  const { files } = await built(
    { ...IMPORTS_CSS, 'src/index.css': 'a { color: red; }' },
    {
      output: { filenameHash: false, emitCss: true },
      environments: {
        web: { output: { distPath: 'dist/client' } },
        node: { output: { target: 'node', distPath: 'dist/server' } },
        worker: { output: { target: 'web-worker', distPath: 'dist/worker' } },
      },
    },
  );
  expect(files.filter((file) => file.endsWith('.css'))).toEqual([
    'dist/client/static/css/index.css',
    'dist/server/static/css/index.css',
    'dist/worker/static/css/index.css',
  ]);
});

test("If a PostCSS plugin adds a class, the server build doesn't have its name", async () => {
  const hasName = async (emitCss: boolean) => {
    const { text } = await built(
      {
        'src/index.js': "import styles from './card.module.css'; console.log(styles);",
        'src/card.module.css': '.title { color: red; }',
      },
      {
        output: { target: 'node', emitCss },
        tools: {
          postcss: {
            postcssOptions: {
              plugins: [
                {
                  postcssPlugin: 'add-class',
                  Once(root: { append: (css: string) => void }) {
                    root.append('.added { color: blue; }');
                  },
                },
              ],
            },
          },
        },
      },
    );
    return text('dist/index.js').includes('added');
  };
  expect(await hasName(true)).toBe(true);
  expect(await hasName(false)).toBe(false);
});

test("Images that only those stylesheets use aren't written either, and a missing one isn't reported", async () => {
  const image = await built(
    {
      ...IMPORTS_CSS,
      'src/index.css': 'a { background: url(./photo.png); }',
      'src/photo.png': new Uint8Array(20_000),
    },
    { output: { emitCss: false } },
  );
  const missing = { ...IMPORTS_CSS, 'src/index.css': 'a { background: url(./missing.png); }' };
  expect(image.files.filter((file) => /\.(css|png)$/.test(file))).toEqual([]);
  expect((await built(missing, { output: { emitCss: false } })).log).not.toContain('missing.png');
  await expect(built(missing)).rejects.toThrow('missing.png');
});

test('An unclosed block, which Lightning CSS tolerates by default, fails the build', async () => {
  const files = { ...IMPORTS_CSS, 'src/index.css': 'a { color: red' };
  await expect(built(files)).resolves.toBeDefined();
  await expect(built(files, { output: { emitCss: false } })).rejects.toThrow('Unclosed block');
});

test('Images that the CSS of a server build refers to are written, unless Rsbuild inlines them', async () => {
  const images = async (bytes: number) => {
    const { files } = await built(
      {
        ...IMPORTS_CSS,
        'src/index.css': 'a { background: url(./photo.png); }',
        'src/photo.png': new Uint8Array(bytes),
      },
      { output: { target: 'node', emitCss: true } },
    );
    return files.filter((file) => file.endsWith('.png')).length;
  };
  expect(await images(20_000)).toBe(1);
  expect(await images(200)).toBe(0);
});

test('emitCss: false takes precedence over injectStyles', async () => {
  const { rspack } = await resolved({ output: { emitCss: false, injectStyles: true } });
  const rules = JSON.stringify(rspack.module?.rules);
  expect(rules).toContain('ignoreCssLoader');
  expect(rules).not.toContain('style-loader');
});

test('By default, a plain import in a worker of a web build writes a CSS file that nothing loads', async () => {
  const project = {
    'src/index.js': "new Worker(new URL('./worker.js', import.meta.url));",
    'src/worker.js': "import './worker.css';",
    'src/worker.css': 'a { color: red; }',
  };
  const { files, text } = await built(project);
  expect(files).toContainEqual(expect.stringMatching(/\.css$/));
  expect(text('dist/index.html')).not.toContain('.css');
  expect(text(/js\/index\.\w+\.js$/)).not.toContain('.css');
  const injected = await built(project, { output: { injectStyles: true } });
  expect(injected.files).not.toContainEqual(expect.stringMatching(/\.css$/));
});

test("An @import that can't be resolved fails the build, except in a CSS Module, where only the files of composes, @value and :import have to exist", async () => {
  const build = (name: string, css: string) =>
    built(
      { 'src/index.js': `import './${name}';`, [`src/${name}`]: css },
      { output: { emitCss: false } },
    );
  const missing = '@import "./missing.css";';
  await expect(build('card.css', missing)).rejects.toThrow('missing.css');
  await expect(build('card.module.css', missing)).resolves.toBeDefined();
  for (const css of [
    '.a { composes: b from "./missing.css"; }',
    '@value b from "./missing.css"; .a { color: b; }',
    ':import("./missing.css") { a: b; } .a { color: a; }',
  ]) {
    await expect(build('card.module.css', css)).rejects.toThrow('missing.css');
  }
});
