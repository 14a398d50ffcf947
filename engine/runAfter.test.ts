import type { RspressPlugin } from '@rspress/core';
import { expect, it } from 'vitest';
import { runAfter } from './runAfter';

it('runs after the others have finished, although all are started at the same time', async () => {
  const steps: string[] = [];
  const slow: RspressPlugin = {
    name: 'slow',
    async afterBuild() {
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      steps.push('slow');
    },
  };
  const last: RspressPlugin = {
    name: 'last',
    afterBuild: () => {
      steps.push('last');
    },
  };
  const plugins = runAfter([slow, { name: 'idle' }], last);
  expect(plugins.map(({ name }) => name)).toEqual(['slow', 'idle', 'last']);
  await Promise.all(plugins.map(async (plugin) => plugin.afterBuild?.({}, true)));
  expect(steps).toEqual(['slow', 'last']);
});
