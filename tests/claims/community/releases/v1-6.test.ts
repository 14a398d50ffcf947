import { resolved } from '@claims';
import { expect, test } from 'vitest';

test('The default of dev.browserLogs is { stackTrace: summary }, and output.distPath accepts a string', async () => {
  const { config } = await resolved({ output: { distPath: 'build' } }, { command: 'dev' });
  expect(config.dev.browserLogs).toEqual({ stackTrace: 'summary' });
  expect(config.output.distPath.root).toBe('build');
});
