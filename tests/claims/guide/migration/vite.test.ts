import { runInNewContext } from 'node:vm';
import { built, cli } from '@claims';
import { expect, test } from 'vitest';

const readable = { filenameHash: false, minify: false } as const;

test('The object import.meta.env contains only built-in values, so your variables are undefined', async () => {
  const { text } = await cli(['build'], {
    '.env': 'PUBLIC_API=/api',
    'src/index.js':
      'document.title = import.meta.env.PUBLIC_API; console.log(import.meta.env[document.title]);',
  });
  const script = text(/dist\/.*\.js$/);
  expect(script).toContain('document.title="/api"');
  expect(script).toContain('{MODE:"production",DEV:!1,PROD:!0,BASE_URL:"/",ASSET_PREFIX:""}[');
});

test('With --env-mode staging, import.meta.env.MODE is production', async () => {
  const { text } = await cli(['build', '--env-mode', 'staging'], {
    'src/index.js': 'document.title = import.meta.env.MODE;',
  });
  expect(text(/dist\/.*\.js$/)).toContain('"production"');
});

test('?url returns no URL for stylesheets, and runs scripts, which fails if they have exports, but no default export', async () => {
  const files = {
    'src/a.js': 'console.log("runs");',
    'src/a.css': 'p { color: teal; }',
    'src/index.js': 'import a from "./a.js?url"; console.log(a);',
  };
  const { text } = await built(files, { output: readable });
  expect(text('dist/static/js/index.js')).toContain('"runs"');
  await expect(
    built({ ...files, 'src/index.js': 'import a from "./a.css?url"; console.log(a);' }),
  ).rejects.toThrow("export 'default'");
  await expect(built({ ...files, 'src/a.js': 'export const a = 1;' })).rejects.toThrow(
    "export 'default'",
  );
});

test('?url doesn’t inline small files, and ?no-inline has no effect', async () => {
  const files = {
    'src/a.png': 'a',
    'src/b.png': 'b',
    'src/index.js':
      'import a from "./a.png?url"; import b from "./b.png?no-inline"; console.log(a, b);',
  };
  const { text } = await built(files, { output: readable });
  expect(text('dist/static/image/a.png')).toBe('a');
  expect(text('dist/static/js/index.js')).toContain(`data:image/png;base64,${btoa('b')}`);
});

test('server.publicDir silently ignores a string', async () => {
  const files = { 'public/a.txt': 'a', 'static/b.txt': 'b' };
  const { files: output, log } = await built(files, { server: { publicDir: 'static' as never } });
  expect(output).toContain('dist/a.txt');
  expect(output).not.toContain('dist/b.txt');
  expect(log).not.toMatch(/warn|publicDir/);
});

test("import { red } from './a.module.css' fails without output.cssModules.namedExport", async () => {
  const files = {
    'src/a.module.css': '.red { color: red; }',
    'src/index.js': "import { red } from './a.module.css'; console.log(red);",
  };
  await expect(built(files)).rejects.toThrow("export 'red'");
  await built(files, { output: { cssModules: { namedExport: true } } });
});

test("With namedExport, import styles from './a.module.css' fails", async () => {
  const files = {
    'src/a.module.css': '.red { color: red; }',
    'src/index.js': "import styles from './a.module.css'; console.log(styles.red);",
  };
  await built(files);
  await expect(built(files, { output: { cssModules: { namedExport: true } } })).rejects.toThrow(
    "export 'default'",
  );
});

test('If public contains favicon.svg, Rsbuild adds a tag, so the page would have two', async () => {
  const { text } = await built(
    {
      'public/favicon.svg': '<svg/>',
      'index.html': '<head><link rel="icon" href="/favicon.svg" /></head>',
    },
    { html: { template: './index.html' } },
  );
  expect(text('dist/index.html').match(/<link rel="icon"/g)).toHaveLength(2);
});

test("The absolute path fails with Can't resolve '/logo.svg'", async () => {
  const files = { 'public/logo.svg': '<svg/>', 'src/index.js': "import './a.css';" };
  await expect(
    built({ ...files, 'src/a.css': 'p { background: url(/logo.svg); }' }),
  ).rejects.toThrow("Can't resolve '/logo.svg'");
  await built({ ...files, 'src/a.css': 'p { background: url(../public/logo.svg); }' });
});

test('Rsbuild bundles a file with ?worker as a normal module', async () => {
  const start = 'import Worker from "./worker.js?worker"; new Worker();';
  const { text } = await built(
    { 'src/index.js': start, 'src/worker.js': 'console.log("in the page");' },
    { output: readable },
  );
  expect(text('dist/static/js/index.js')).toContain('in the page');
  await expect(
    built({ 'src/index.js': start, 'src/worker.js': 'export const a = 1;' }),
  ).rejects.toThrow("export 'default'");
  await built({ 'src/index.js': start, 'src/worker.js': 'export default 1;' });
});

test('new URL() with a variable in the path returns a string, so its .href is undefined', async () => {
  const files = {
    'src/index.js':
      'const url = new URL(`./img/${name}.png`, import.meta.url); seen.push(url.href, String(url));',
    'src/img/a.png': 'a'.repeat(5000),
  };
  const { text } = await built(files, { output: readable });
  const seen: unknown[] = [];
  runInNewContext(text('dist/static/js/index.js'), { name: 'a', seen, document: {} });
  expect(seen).toEqual([undefined, '/static/image/a.png']);
});

test('With --env-mode, loadEnv without a mode adds variables that are only in .env.production', async () => {
  const build = async (options: string) => {
    const { text } = await cli(['build', '--env-mode', 'staging'], {
      '.env.production': 'VITE_API=production\nVITE_ONLY=yes',
      '.env.staging': 'VITE_API=staging',
      'src/index.js': 'document.title = import.meta.env.VITE_API + import.meta.env.VITE_ONLY;',
      'rsbuild.config.mjs': `import { loadEnv } from '@rsbuild/core';
        const { publicVars } = loadEnv({ prefixes: ['VITE_']${options} });
        export default { source: { define: publicVars } };`,
    });
    return text(/dist\/.*\.js$/);
  };
  expect(await build('')).toContain('"stagingyes"');
  expect(await build(", mode: 'staging'")).not.toContain('yes');
});

test("With assetPrefix 'auto', <%= assetPrefix %> is auto, so the template needs relative URLs", async () => {
  const { text } = await built(
    { 'src/page.html': '<link rel="icon" href="<%= assetPrefix %>/logo.svg" />' },
    { html: { template: 'src/page.html' }, output: { assetPrefix: 'auto' } },
  );
  expect(text('dist/index.html')).toContain('href="auto/logo.svg"');
});
