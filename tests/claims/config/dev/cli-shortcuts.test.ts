import { cli, resolved } from '@claims';
import { expect, test } from 'vitest';

test('With the JavaScript API, the shortcuts are off by default', async () => {
  const { config } = await resolved({}, { command: 'dev' });
  expect(config.dev.cliShortcuts).toBe(false);
});

test('The shortcuts work only if the input is a terminal', async () => {
  const config = 'export default { dev: { cliShortcuts: { custom: () => undefined } } };';
  const { output } = await cli(
    ['dev'],
    { 'src/index.js': '', 'rsbuild.config.mjs': config },
    { until: /ready|must return/ },
  );
  expect(output).toContain('ready');
  expect(output).not.toContain('must return');
});
