import { built } from '@claims';
import { expect, test } from 'vitest';

test('Rsbuild also compiles JavaScript files in other folders with SWC, except in node_modules', async () => {
  const files = {
    'app/index.js': "import '../shared/a.js';\nimport 'b';",
    'shared/a.js': "console.log(document.title ?? 'shared');",
    'src/index.js': "import '../app/index.js';",
    'node_modules/b/index.js': "console.log(document.title ?? 'package');",
    'node_modules/b/package.json': '{ "name": "b", "main": "index.js" }',
  };
  const { text } = await built(files, {
    root: 'app',
    source: { entry: { index: './index.js' } },
    output: {
      filenameHash: false,
      minify: false,
      overrideBrowserslist: ['chrome 60'],
      distPath: '../dist',
      cleanDistPath: false,
    },
  });
  const script = text(/index\.js$/);
  expect(script).not.toContain("document.title ?? 'shared'");
  expect(script).toMatch(/document\.title \?\? ['"]package['"]/);
});
