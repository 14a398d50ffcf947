import { runInNewContext } from 'node:vm';
import { built, cli } from '@claims';
import { expect, test } from 'vitest';

const SCRIPT = /index(\.\w+)?\.js$/;

test('Destructuring and names in variables return undefined, and so does optional chaining that Rsbuild compiles for the browsers', async () => {
  const expressions = [
    'import.meta.env.PUBLIC_API',
    'import.meta.env?.PUBLIC_API',
    'import.meta.env[name]',
    'PUBLIC_API',
  ];
  const resultWith = async (output: object) => {
    const { text } = await built(
      {
        'src/index.js': `const name = 'PUBLIC_' + 'API'; const { PUBLIC_API } = import.meta.env; globalThis.result = [${expressions.join()}];`,
      },
      { output },
      { env: { PUBLIC_API: 'found' } },
    );
    const context: { result?: unknown[] } = {};
    runInNewContext(text(SCRIPT), context);
    return [...(context.result ?? [])];
  };
  expect(await resultWith({})).toEqual(['found', undefined, undefined, undefined]);
  expect(await resultWith({ overrideBrowserslist: ['chrome 120'] })).toEqual([
    'found',
    'found',
    undefined,
    undefined,
  ]);
});

test('import.meta.env.ASSET_PREFIX is auto if the prefix is auto, and BASE_URL is server.base', async () => {
  const code = 'console.log([import.meta.env.ASSET_PREFIX, import.meta.env.BASE_URL])';
  const { text } = await built(
    { 'src/index.js': code },
    { output: { assetPrefix: 'auto' }, server: { base: '/shop' } },
  );
  expect(text(SCRIPT)).toContain('["auto","/shop"]');
});

test('The command selects the file, not the mode: rsbuild build --mode development reads .env.production', async () => {
  const files = {
    '.env.development': 'PUBLIC_FILE=development',
    '.env.production': 'PUBLIC_FILE=production',
    '.env.test': 'PUBLIC_FILE=test',
    'src/index.js': 'console.log("file: " + import.meta.env.PUBLIC_FILE)',
  };
  const development = await cli(['build', '--mode', 'development'], files);
  expect(development.text('dist/static/js/index.js')).toContain('"file: " + "production"');
  const { text } = await cli(['build'], files, { env: { NODE_ENV: 'test' } });
  expect(text('dist/static/js/index.js')).toContain('"file: " + "test"');
});

test('With a NODE_ENV other than development and production, the default mode is none, and the output isn’t minified', async () => {
  const files = {
    'src/index.js': 'const longName = globalThis.a; console.log(longName, longName)',
  };
  const { text } = await cli(['build'], files, { env: { NODE_ENV: 'test' } });
  expect(text(/dist\/.*\.js$/)).toContain('longName');
  expect((await cli(['build'], files)).text(/dist\/.*\.js$/)).not.toContain('longName');
});

test('NODE_ENV in a file overrides the shell, and with --no-env, Rsbuild doesn’t insert PUBLIC_ variables from the shell', async () => {
  const files = {
    '.env': 'NODE_ENV=development',
    'src/index.js': 'console.log([import.meta.env.MODE, process.env.PUBLIC_API])',
  };
  const env = { NODE_ENV: 'production', PUBLIC_API: 'found' };
  const script = async (...args: string[]) =>
    (await cli(['build', ...args], files, { env })).text(/dist\/.*\.js$/);
  expect(await script()).toMatch(/"development",\s*"found"/);
  expect(await script('--no-env')).toContain('["production",process.env.PUBLIC_API]');
});
