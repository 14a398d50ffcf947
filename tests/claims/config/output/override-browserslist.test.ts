import { built, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

type Built = Parameters<typeof built>;

const OLD = ['chrome >= 49'];
const MODERN = ['chrome >= 130'];

/** Whether the CSS of a build was lowered for old browsers. */
const isLowered = async (files: Built[0], config: RsbuildConfig = {}, options: Built[2] = {}) => {
  const { text } = await built(
    { 'src/index.js': "import './index.css';", 'src/index.css': 'a { inset: 0; }', ...files },
    config,
    options,
  );
  return text(/\.css$/).includes('top:');
};

test('A list in an environment replaces the shared one', async () => {
  const config = {
    output: { overrideBrowserslist: OLD },
    environments: { web: { output: { overrideBrowserslist: MODERN } } },
  };
  expect(await isLowered({})).toBe(true);
  expect(await isLowered({}, config)).toBe(false);
});

test('A shared list also applies to environments with the node target', async () => {
  const { text } = await built(
    { 'src/index.js': 'console.log(globalThis.first ?? 1);' },
    {
      output: { overrideBrowserslist: OLD },
      environments: { node: { output: { target: 'node' } } },
    },
  );
  expect(text('dist/index.js')).not.toContain('??');
});

test('Rsbuild uses the section for NODE_ENV, whatever the mode is', async () => {
  const files = { '.browserslistrc': '[production]\nchrome 130\n[development]\nchrome 49' };
  const options = { command: 'build', mode: 'development' } as const;
  expect(await isLowered(files)).toBe(false);
  expect(await isLowered(files, {}, options)).toBe(false);
  expect(await isLowered(files, {}, { ...options, env: { NODE_ENV: 'development' } })).toBe(true);
});

test("Rsbuild doesn't read the BROWSERSLIST environment variable", async () => {
  const files = { '.browserslistrc': 'chrome 49' };
  expect(await isLowered(files, {}, { env: { BROWSERSLIST: 'chrome 130' } })).toBe(true);
});

test('.js files in node_modules keep their syntax; CSS in node_modules is lowered', async () => {
  const { text } = await built(
    {
      'src/index.js': "import './node_modules/library/index.js';",
      'src/node_modules/library/index.js': "import './index.css'; document.title ??= 'none';",
      'src/node_modules/library/index.css': 'a { inset: 0; }',
    },
    { output: { overrideBrowserslist: OLD } },
  );
  expect(text(/\.js$/)).toContain('??=');
  expect(text(/\.css$/)).toContain('top:0');
});

test("An empty list, or sections without one for NODE_ENV, fail with Unknown target 'browserslist:'", async () => {
  const message = "Unknown target 'browserslist:'";
  await expect(built({}, { output: { overrideBrowserslist: [] } })).rejects.toThrow(message);
  await expect(built({ '.browserslistrc': '[staging]\nchrome 49' })).rejects.toThrow(message);
});

test('The build fails if Rspack has no data about browsers as new as those in the list, and the target is web', async () => {
  const build = (target: 'web' | 'node') =>
    built({}, { output: { target, overrideBrowserslist: ['chrome >= 140'] } });
  await expect(build('web')).rejects.toThrow('Rspack cannot parse the browserslist query');
  await build('node');
});

test('With such sections in package.json, Rsbuild silently uses the default of the target instead', async () => {
  const sections = JSON.stringify({ browserslist: { staging: ['chrome 49'] } });
  const { text, log } = await built({
    'package.json': sections,
    'src/index.js': 'document.title ??= document.body?.id;',
  });
  expect(text(/\.js$/)).toContain('??(');
  expect(text(/\.js$/)).not.toContain('?.');
  expect(log).not.toMatch(/warn|error/);
});

test('Rsbuild compiles TypeScript and JSX files in node_modules', async () => {
  const { text } = await built(
    {
      'src/index.js': "import './node_modules/a/a.ts'; import './node_modules/b/b.jsx';",
      'src/node_modules/a/a.ts': 'document.title ??= "a";',
      'src/node_modules/b/b.jsx': 'document.title ??= "b";',
    },
    { output: { overrideBrowserslist: OLD } },
  );
  expect(text(/\.js$/)).not.toContain('??');
});

test('Rsbuild ignores values that are not arrays', async () => {
  const config = { output: { overrideBrowserslist: MODERN[0] as never } };
  expect(await isLowered({}, config)).toBe(true);
});
