import { cli } from '@claims';
import { expect, test } from 'vitest';

const MESSAGE = 'registering default plugins';
const WRITTEN = 'dist/.rsbuild/rspack.config.web.mjs';

test.each([
  ['RSBUILD', true],
  ['rsbuild,express:*', true],
  ['*', true],
  ['express:*, rsbuild', false],
  ['rsbuild:*', false],
] as const)('With DEBUG=%s, debug mode is %s', async (DEBUG, isOn) => {
  const { output, files } = await cli(['build'], {}, { env: { DEBUG } });
  expect(output.includes(MESSAGE)).toBe(isOn);
  expect(files.includes(WRITTEN)).toBe(isOn);
});

test('With DEBUG in an .env file, Rsbuild only writes the configurations', async () => {
  const { output, files } = await cli(['build'], { '.env': 'DEBUG=rsbuild' });
  expect(output).not.toContain(MESSAGE);
  expect(files).toContain(WRITTEN);
});

test('Debug mode overrides logLevel and --log-level', async () => {
  const { output } = await cli(
    ['build', '--log-level', 'error'],
    { 'rsbuild.config.mjs': "export default { logLevel: 'silent' };" },
    { env: { DEBUG: 'rsbuild' } },
  );
  expect(output).toContain(MESSAGE);
});

test('With several environments, the first file is called rsbuild.config.<name>.mjs', async () => {
  const { files } = await cli(
    ['build'],
    { 'rsbuild.config.mjs': 'export default { environments: { web: {}, admin: {} } };' },
    { env: { DEBUG: 'rsbuild' } },
  );
  expect(files).toContain('dist/.rsbuild/rsbuild.config.web.mjs');
  expect(files).toContain('dist/.rsbuild/rsbuild.config.admin.mjs');
});

test('If Node.js can’t load a file, fallback to jiti is printed, with the error of Node.js in the next line', async () => {
  const files = {
    'rsbuild.config.mjs': "import './other'; export default {};",
    'other.js': '',
  };
  const { output } = await cli(['build'], files, { env: { DEBUG: 'rsbuild' } });
  expect(output).toMatch(/fallback to jiti\.\n.*ERR_MODULE_NOT_FOUND/);
});

test('A misspelled option is in rsbuild.config.mjs, but doesn’t affect the Rspack configuration', async () => {
  const written = async (config: string) => {
    const files = { 'rsbuild.config.mjs': `export default ${config}` };
    const { text } = await cli(['inspect'], files);
    return [
      text('dist/.rsbuild/rsbuild.config.mjs').includes('outpu:'),
      text(WRITTEN).includes("target: 'node'"),
    ];
  };
  expect(await written("{ outpu: { target: 'node' } }")).toEqual([true, false]);
});

test('With several output folders, .rsbuild is in the folder that contains them all; configuration loaded from is not printed for a file that exports a function', async () => {
  const admin = "{ output: { distPath: { root: 'build' } } }";
  const { files, output } = await cli(
    ['build'],
    {
      'rsbuild.config.mjs': `export default () => ({ environments: { web: {}, admin: ${admin} } });`,
    },
    { env: { DEBUG: 'rsbuild' } },
  );
  expect(files).toContain('.rsbuild/rspack.config.web.mjs');
  expect(output).toContain(MESSAGE);
  expect(output).not.toMatch(/configuration loaded from|no config file found/);
});

test('rsbuild inspect leaves out the code of long functions, unless --verbose is set', async () => {
  const written = async (...args: string[]) => (await cli(['inspect', ...args], {})).text(WRITTEN);
  expect(await written()).toContain('function () { /* omitted long function */ }');
  expect(await written('--verbose')).not.toContain('omitted long function');
});
