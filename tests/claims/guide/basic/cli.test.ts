import { cli } from '@claims';
import { expect, test } from 'vitest';

test('rsbuild inspect uses development mode by default', async () => {
  const { text } = await cli(['inspect']);
  expect(text('dist/.rsbuild/rsbuild.config.mjs')).toContain("mode: 'development'");
});

test('--open opens the page even if server.open is false', async () => {
  const config = `export default {
    server: { open: false },
    plugins: [{
      name: 'print-open',
      setup(api) {
        api.onBeforeStartDevServer(() => console.log('open:', api.getNormalizedConfig().server.open));
      },
    }],
  };`;
  const files = { 'rsbuild.config.mjs': config };
  // In CodeSandbox, whose variable this is, Rsbuild opens no browser.
  const { output } = await cli(['dev', '--open'], files, { until: /ready/, env: { CSB: 'true' } });
  expect(output).toContain('open: true');
});

test('--config takes an absolute path as is, even with --root', async () => {
  const { code, output } = await cli(['build', '--root', 'app', '--config', '/nowhere/a.mjs']);
  expect(code).toBe(1);
  expect(output).toContain('Cannot find config file: /nowhere/a.mjs');
});

test('With an unknown flag, rsbuild builds nothing and exits with 0', async () => {
  const { code, files, output } = await cli(['build', '--port', '80']);
  expect(output).toContain('Unknown option `--port`');
  expect(code).toBe(0);
  expect(files).toEqual(['src/index.js']);
});
