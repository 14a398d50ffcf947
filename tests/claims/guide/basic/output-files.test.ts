import { built, served } from '@claims';
import { expect, test } from 'vitest';

test('Rsbuild puts axios in a separate file', async () => {
  const { files } = await built(
    {
      'src/index.js': "import axios from 'axios'; console.log(axios);",
      'node_modules/axios/package.json': '{ "name": "axios", "main": "index.js" }',
      'node_modules/axios/index.js': `module.exports = '${'a'.repeat(30_000)}';`,
    },
    { output: { filenameHash: false } },
  );
  expect(files).toContain('dist/static/js/lib-axios.js');
});

test('With several environments, files with the same name overwrite each other', async () => {
  const environment = (name: string) => ({
    source: { entry: { index: './src/index.js' }, define: { NAME: JSON.stringify(name) } },
    output: { filenameHash: false },
  });
  const { files } = await built(
    { 'src/index.js': 'console.log(NAME);' },
    { environments: { one: environment('one'), two: environment('two') } },
  );
  expect(files).toEqual(['dist/index.html', 'dist/static/js/index.js']);
});

test('The page that Rsbuild generates overwrites public/index.html', async () => {
  const files = { 'public/index.html': 'my page' };
  const { text } = await built(files);
  expect(text('dist/index.html')).not.toContain('my page');
  const { get } = await served(files);
  expect((await get('/')).text).not.toContain('my page');
});

test('In development mode, the names of scripts have no hash, and a chunk without a name is named after its modules', async () => {
  const { get } = await served(
    { 'src/index.js': "import('./chart.js');", 'src/chart.js': 'console.log(1);' },
    { dev: { lazyCompilation: false } },
  );
  for (const path of ['/static/js/index.js', '/static/js/async/src_chart_js.js']) {
    expect((await get(path)).headers.get('content-type')).toContain('javascript');
  }
});

test('Pages, icons from html.favicon and html.appIcon, the manifest and public files keep their names', async () => {
  const { files } = await built(
    { 'src/tab.ico': '-', 'src/home.png': '-', 'public/robots.txt': '-' },
    {
      html: {
        favicon: './src/tab.ico',
        appIcon: { name: 'Shop', icons: [{ src: './src/home.png', size: 180 }] },
      },
      output: { manifest: true },
    },
  );
  expect(files).toEqual(
    expect.arrayContaining([
      'dist/index.html',
      'dist/manifest.json',
      'dist/robots.txt',
      'dist/static/image/home.png',
      'dist/tab.ico',
    ]),
  );
});

test('For text formats, Rsbuild also prints the size after gzip, except for the node target; the list does not include files that Rsbuild only copies from public', async () => {
  const { log } = await built({
    'src/index.js': "console.log(require('./a.svg'), require('./a.png'), require('./a.woff2'));",
    'src/a.svg': 'a'.repeat(5000),
    'src/a.png': 'b'.repeat(5000),
    'src/a.woff2': 'c'.repeat(5000),
    'public/robots.txt': '-',
    'public/favicon.ico': '-',
  });
  expect(log).toMatch(/a\.\w+\.svg +5\.0 kB +0\.0\d kB/);
  expect(log).toMatch(/a\.\w+\.png +5\.0 kB *\n/);
  expect(log).toMatch(/a\.\w+\.woff2 +5\.0 kB *\n/);
  expect(log).not.toContain('robots.txt');
  expect(log).toContain('favicon.ico');
  expect((await built({}, { output: { target: 'node' } })).log).not.toContain('Gzip');
});

test('In production mode, the names of scripts, stylesheets and imported assets contain a hash; in development mode, those of scripts and stylesheets do not', async () => {
  const names = async (mode: 'production' | 'development') => {
    const { files } = await built(
      {
        'src/index.js': "import './index.css'; console.log(require('./photo.png'));",
        'src/index.css': 'a { color: red; }',
        'src/photo.png': 'p'.repeat(5000),
      },
      {},
      { mode, command: 'build' },
    );
    return files.filter((file) => /\.(js|css|png)$/.test(file)).join(' ');
  };
  expect(await names('production')).toMatch(
    /index\.\w{8}\.css .*photo\.\w{8}\.png .*index\.\w{8}\.js/,
  );
  expect(await names('development')).toMatch(/index\.css .*photo\.\w{8}\.png .*index\.js/);
});
