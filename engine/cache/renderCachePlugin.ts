import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

const RENDER = fileURLToPath(new URL('./render.ts', import.meta.url));

/** What pages share stands in one file, and not in that of each page that needs it: there is less to write, read and compare. */
const SHARED = {
  name: 'shared',
  test: /[\\/](?:components|theme)[\\/]/,
  chunks: 'async',
  minChunks: 2,
  minSize: 0,
} as const;

const renderFromCache: RsbuildPlugin = {
  name: 'render-cache:entry',
  apply: 'build',
  setup(api) {
    api.modifyEnvironmentConfig((config, { name }) => {
      if (name === 'node') config.source.entry = { index: RENDER };
    });
    api.modifyRspackConfig((config, { environment }) => {
      if (environment.name !== 'node') return;
      config.optimization = {
        ...config.optimization,
        splitChunks: { cacheGroups: { shared: SHARED } },
      };
    });
  },
};

/** Renders no page anew whose code has not changed since the build before. */
export const pluginRenderCache = (): RspressPlugin => ({
  name: 'render-cache',
  builderConfig: { plugins: [renderFromCache] },
});
