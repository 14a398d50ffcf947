import { resolved, served } from '@claims';
import { expect, test } from 'vitest';

test('With HMR on and dev.liveReload false, Rsbuild still adds its script', async () => {
  const { get } = await served({}, { dev: { liveReload: false } });
  expect((await get('/static/js/index.js')).text).toContain('rsbuild-hmr');
});

test('Each environment can set a different value of dev.liveReload', async () => {
  const { environments } = await resolved(
    { environments: { web: {}, quiet: { dev: { liveReload: false } } } },
    { command: 'dev' },
  );
  expect(environments['web']?.dev.liveReload).toBe(true);
  expect(environments['quiet']?.dev.liveReload).toBe(false);
});
