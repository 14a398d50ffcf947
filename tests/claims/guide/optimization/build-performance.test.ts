import { built, resolved } from '@claims';
import { expect, test } from 'vitest';

test('By default, dev.lazyCompilation compiles dynamic imports when the page requests them', async () => {
  const { config } = await resolved({}, { command: 'dev' });
  expect(config.dev.lazyCompilation).toEqual({ imports: true, entries: false });
});

test('Rsbuild only compiles modules that you import', async () => {
  const files = {
    'src/index.js': "import './used.js';",
    'src/used.js': 'console.log("used");',
    'src/broken.js': 'this is no JavaScript',
  };
  await expect(built(files)).resolves.toBeDefined();
  await expect(built({ ...files, 'src/used.js': "import './broken.js';" })).rejects.toThrow();
});

test('With printFileSize: { compressed: false }, Rsbuild prints no gzip sizes', async () => {
  const log = async (compressed: boolean) =>
    (await built({}, { performance: { printFileSize: { compressed } } })).log;
  expect(await log(true)).toContain('Gzip');
  expect(await log(false)).not.toContain('Gzip');
});
