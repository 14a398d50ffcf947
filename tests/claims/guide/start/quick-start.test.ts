import { built, cli, served } from '@claims';
import { expect, test } from 'vitest';

test('Rsbuild looks for src/index with the extensions ts, js, tsx, jsx, mts, cts, mjs and cjs, in this order, and builds the first file that it finds', async () => {
  const extensions = ['ts', 'js', 'tsx', 'jsx', 'mts', 'cts', 'mjs', 'cjs'];
  for (const [index, first] of extensions.entries()) {
    const rest = extensions.slice(index);
    const files = rest.map((name) => [`src/index.${name}`, `console.log("from ${name}");`]);
    const { text } = await built(Object.fromEntries(files.toReversed()) as Record<string, string>);
    expect(text(/\.js$/)).toContain(`from ${first}"`);
  }
});

test('Rsbuild adds a tag for the built script, and leaves yours as is: it points to a file that isn’t in dist', async () => {
  for (const implementation of ['js', 'native'] as const) {
    const { files, text } = await built(
      {
        'app/main.ts': 'console.log(1);',
        'app/index.html': '<div id="root"></div><script type="module" src="./main.ts"></script>',
      },
      {
        source: { entry: { index: './app/main.ts' } },
        html: { template: './app/index.html', implementation },
      },
    );
    const page = text('dist/index.html');
    expect(page).toMatch(/<script defer src="\/static\/js\/index\.\w+\.js">/);
    expect(page).toContain('<script type="module" src="./main.ts">');
    expect(files.filter((file) => file.includes('main'))).toEqual([]);
  }
});

test('rsbuild preview serves the dist folder of the last build, and fails if it doesn’t exist', async () => {
  const { code, output } = await cli(['preview'], {});
  expect(code).toBe(1);
  expect(output).toContain('dist does not exist, please build the project before previewing');
});

test('dev and preview have --port, but rsbuild build --port 8080 prints this error and builds nothing. The exit code is 0, so a script doesn’t notice', async () => {
  for (const command of ['dev', 'preview']) {
    expect((await cli([command, '--help'], {})).output).toContain('--port <port>');
  }
  const { code, output, files } = await cli(['build', '--port', '8080'], {});
  expect(code).toBe(0);
  expect(output).toContain('Unknown option `--port`');
  expect(files).toEqual(['src/index.js']);
});

test('Each command uses this mode unless you set NODE_ENV, the mode option or the --mode flag', async () => {
  const files = {
    'dist/index.html': '',
    'rsbuild.config.mjs': `
      const print = { name: 'print', setup: (api) => { api.modifyEnvironmentConfig((config) => console.log('mode is', config.mode)); } };
      export default { plugins: [print], server: { port: 0 } };
    `,
  };
  const modeOf = async (args: string[], env?: Record<string, string>) => {
    const { output } = await cli(args, files, { until: /mode is \w+/, env });
    return /mode is (\w+)/.exec(output)?.[1];
  };
  expect(await modeOf([])).toBe('development');
  expect(await modeOf(['dev'])).toBe('development');
  expect(await modeOf(['build'])).toBe('production');
  expect(await modeOf(['preview'])).toBe('production');
  expect(await modeOf(['inspect'])).toBe('development');
  expect(await modeOf(['dev'], { NODE_ENV: 'production' })).toBe('production');
  expect(await modeOf(['dev', '--mode', 'production'])).toBe('production');
  expect(await modeOf(['--root', '.', 'build'])).toBe('development');
});

test('source maps in development contain their absolute paths', async () => {
  const { get, root } = await served({ 'src/index.ts': 'console.log(1);' }, {});
  const { text } = await get('/static/js/index.js.map');
  expect(text).toContain(`"${root}/src/index.ts"`);
});
