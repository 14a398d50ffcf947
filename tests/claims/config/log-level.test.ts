import { cli } from '@claims';
import { expect, test } from 'vitest';

test('With logLevel warn, a build without warnings prints only the line with the version', async () => {
  const config = 'export default { logLevel: "warn" };';
  const { output } = await cli(['build'], { 'rsbuild.config.mjs': config });
  expect(output.trim()).toMatch(/^Rsbuild v[\d.]+$/);
});

test('The --log-level flag overrides the option, and removes the line with the version', async () => {
  const config = 'export default { logLevel: "info" };';
  const { output } = await cli(['build', '--log-level', 'warn'], { 'rsbuild.config.mjs': config });
  expect(output.trim()).toBe('');
});

test('With silent, a failed build prints nothing and exits with code 1', async () => {
  const { code, output } = await cli(['build', '--log-level', 'silent'], {
    'src/index.js': 'import "./missing.js";',
  });
  expect([code, output.trim()]).toEqual([1, '']);
});

test('With --log-level=error, Rsbuild still prints the line with the version', async () => {
  const { output } = await cli(['build', '--log-level=error']);
  expect(output.trim()).toMatch(/^Rsbuild v[\d.]+$/);
});
