import { cli } from '@claims';
import { expect, test } from 'vitest';

test('Rsbuild writes the file when it exits, also after a failed build', async () => {
  const { code, files } = await cli(
    ['build'],
    { 'src/index.js': "import './missing';" },
    { env: { RSPACK_PROFILE: 'OVERVIEW' } },
  );
  expect(code).toBe(1);
  expect(files).toContainEqual(
    expect.stringMatching(/^\.rspack-profile-\d+-\d+\/rspack\.pftrace$/),
  );
});

test('ALL prints a warning that the static max level is info', async () => {
  const { output } = await cli(['build'], {}, { env: { RSPACK_PROFILE: 'ALL' } });
  expect(output).toContain('the static max level is `info`');
});

test('RSPACK_PROFILE=1 is a filter, so the trace contains hardly any Rspack events', async () => {
  const events = async (RSPACK_PROFILE: string) =>
    (await cli(['build'], {}, { env: { RSPACK_PROFILE, RSPACK_TRACE_LAYER: 'logger' } })).output;
  expect(await events('1')).not.toContain('"target":"rspack_core');
  expect(await events('OVERVIEW')).toContain('"target":"rspack_core');
});

test('With another layer, the build fails with unsupported trace layer', async () => {
  const env = { RSPACK_PROFILE: 'OVERVIEW', RSPACK_TRACE_LAYER: 'chrome' };
  const { code, output } = await cli(['build'], {}, { env });
  expect(code).toBe(1);
  expect(output).toContain('unsupported trace layer');
});

test('performance.profile writes dist/stats.json, with the time of each module', async () => {
  const { text } = await cli(['build'], {
    'rsbuild.config.mjs': 'export default { performance: { profile: true } };',
  });
  const { modules } = JSON.parse(text('dist/stats.json')) as {
    modules: { name: string; profile?: Record<string, number> }[];
  };
  const entry = modules.find(({ name }) => name === './src/index.js');
  expect(Object.keys(entry?.profile ?? {}).sort()).toEqual(['building', 'resolving', 'total']);
});
