import { fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

const CLIENT = fileURLToPath(new URL('./showProblems.mjs', import.meta.url));
const WATCH = fileURLToPath(new URL('../../scripts/content/watch.ts', import.meta.url));

/**
 * Runs the rules of `npm run check:content` in a separate process after each save, and shows the problems in the
 * terminal and in the page.
 */
export function pluginContentProblems(): RspressPlugin {
  let docs = '';

  const checkOnSave: RsbuildPlugin = {
    name: 'content-problems',
    apply: 'serve',
    setup(api) {
      api.modifyEnvironmentConfig((config, { mergeEnvironmentConfig }) =>
        mergeEnvironmentConfig(config, { source: { preEntry: CLIENT } }),
      );
      api.onBeforeStartDevServer(({ server }) => {
        const checks = fork(WATCH, [path.dirname(docs)], { execArgv: ['--import', 'tsx'] });
        checks.on('message', (problems) => {
          server.environments.web?.hot.send('custom', {
            event: 'content-problems',
            data: problems,
          });
        });
        api.onCloseDevServer(() => {
          checks.kill();
        });
      });
    },
  };

  return {
    name: 'content-problems',
    config(config) {
      docs = path.resolve(config.root ?? 'docs');
      return config;
    },
    builderConfig: { plugins: [checkOnSave] },
  };
}
