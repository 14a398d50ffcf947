import { cli } from '@claims';
import { expect, test } from 'vitest';

test('A project with src/index.ts builds without a configuration file.', async () => {
  const { code, files } = await cli(['build'], { 'src/index.ts': 'export {};' });
  expect(code).toBe(0);
  expect(files).toContain('dist/index.html');
});

test('rsbuild inspect uses development mode unless you set another', async () => {
  const config = 'dist/.rsbuild/rsbuild.config.mjs';
  const development = await cli(['inspect'], { 'src/index.ts': '' });
  expect(development.text(config)).toContain("mode: 'development'");
  const production = await cli(['inspect', '--mode', 'production'], { 'src/index.ts': '' });
  expect(production.text(config)).toContain("mode: 'production'");
});

test('Write it to the .rsbuild folder in the output folder, here build/.rsbuild.', async () => {
  const { files } = await cli(['inspect'], {
    'src/index.ts': '',
    'rsbuild.config.mjs': "export default { output: { distPath: 'build' } };",
  });
  expect(files).toContain('build/.rsbuild/rsbuild.config.mjs');
});
