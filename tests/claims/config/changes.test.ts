import { built, resolved, served } from '@claims';
import { expect, test } from 'vitest';

test('JavaScript files outside the project folder are compiled too, except those in node_modules', async () => {
  const code = "export const greet = async () => 'hi';\n";
  const files = {
    'app/src/index.js': "import '../../shared/a.js';\nimport 'dep';\n",
    'shared/a.js': `${code}globalThis.shared = greet;\n`,
    'node_modules/dep/package.json': '{ "main": "b.js" }',
    'node_modules/dep/b.js': "globalThis.dep = async () => 'left';\n",
  };
  const { text } = await built(files, {
    root: 'app',
    output: { overrideBrowserslist: ['ie 11'], minify: false, filenameHash: false },
    performance: { chunkSplit: { strategy: 'all-in-one' } },
  });
  const script = text(/index\.js$/);
  expect(script).not.toContain("async () => 'hi'");
  expect(script).toContain("async () => 'left'");
});

test('performance.buildCache is off by default', async () => {
  const { rspack } = await resolved();
  expect(rspack.cache).not.toBe(true);
  expect(rspack.experiments?.cache).toBeFalsy();
});

test('dev.watchFiles can be an array, and output.filename.css a function', async () => {
  const { text, files } = await built(
    { 'src/index.js': "import './a.css';", 'src/a.css': 'a { color: red }' },
    {
      dev: { watchFiles: [{ paths: 'a.txt' }, { paths: 'b.txt' }] },
      output: { filename: { css: () => 'styles.css' } },
    },
  );
  expect(files).toContain('dist/static/css/styles.css');
  expect(text(/styles\.css$/)).toContain('red');
});

test('dev.progressBar is off by default in production mode too', async () => {
  const { rspack } = await resolved({}, { command: 'build' });
  const plugins = rspack.plugins?.map((plugin) => plugin?.constructor.name);
  expect(plugins).not.toContain('ProgressPlugin');
});

test('dev.lazyCompilation is on for import() if it is not set', async () => {
  const { config } = await resolved({}, { command: 'dev' });
  expect(config.dev.lazyCompilation).toEqual({ imports: true, entries: false });
});

test('The function of server.printUrls can return objects with url and label', async () => {
  const { log } = await served(
    {},
    { server: { printUrls: ({ urls }) => [{ url: urls[0] ?? '', label: 'Shop:' }] } },
  );
  expect(log()).toMatch(/Shop:\s+http:\/\//);
});

test('Icons of html.appIcon can have a purpose', async () => {
  const { text } = await built(
    { 'icon.png': 'png' },
    {
      html: {
        appIcon: {
          name: 'Shop',
          icons: [
            { src: './icon.png', size: 192, target: 'web-app-manifest', purpose: 'maskable' },
          ],
        },
      },
    },
  );
  expect(text(/webmanifest$/)).toContain('maskable');
});
