import { resolved } from '@claims';
import { expect, test } from 'vitest';

test('An environment can set dev.browserLogs to false', async () => {
  const { environments } = await resolved(
    { environments: { web: {}, quiet: { dev: { browserLogs: false } } } },
    { command: 'dev' },
  );
  expect(environments['web']?.dev.browserLogs).toEqual({ stackTrace: 'summary' });
  expect(environments['quiet']?.dev.browserLogs).toBe(false);
});

test('The default source map in development mode contains only lines; production mode has none', async () => {
  const devtoolIn = async (mode: 'development' | 'production') =>
    (await resolved({}, { command: 'dev', mode })).rspack.devtool;
  expect(await devtoolIn('development')).toBe('cheap-module-source-map');
  expect(await devtoolIn('production')).toBe(false);
});
