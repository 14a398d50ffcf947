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

test('In development, the names of scripts have no hash, and Rsbuild names chunks after their modules', async () => {
  const { get } = await served(
    { 'src/index.js': "import('./chart.js');", 'src/chart.js': 'console.log(1);' },
    { dev: { lazyCompilation: false } },
  );
  for (const path of ['/static/js/index.js', '/static/js/async/src_chart_js.js']) {
    expect((await get(path)).headers.get('content-type')).toContain('javascript');
  }
});
