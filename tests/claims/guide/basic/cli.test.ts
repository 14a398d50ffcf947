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

test('Rsbuild silently ignores an unknown command and runs rsbuild dev', async () => {
  const { output } = await cli(['biuld'], {}, { until: /ready/ });
  expect(output).toContain('http://localhost:');
  expect(output).not.toContain('biuld');
});

test('With several environments, each has two files', async () => {
  const files = {
    'rsbuild.config.mjs': 'export default { environments: { web: {}, node: {} } };',
  };
  const { files: written } = await cli(['inspect', '--output', 'look'], files);
  expect(written).toEqual(
    expect.arrayContaining([
      'dist/look/rsbuild.config.web.mjs',
      'dist/look/rspack.config.web.mjs',
      'dist/look/rsbuild.config.node.mjs',
      'dist/look/rspack.config.node.mjs',
    ]),
  );
});

test('rsbuild inspect --mode production doesn’t read .env.production and passes development as env', async () => {
  const files = {
    '.env.production': 'API=production',
    'rsbuild.config.mjs':
      'export default ({ env }) => { throw Error(`${env} ${process.env.API}`); };',
  };
  const args = ['inspect', '--mode', 'production'];
  expect((await cli(args, files)).output).toContain('development undefined');
  const { output } = await cli(['inspect'], files, { env: { NODE_ENV: 'production' } });
  expect(output).toContain('production production');
});
