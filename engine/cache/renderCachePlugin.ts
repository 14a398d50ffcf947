import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

const RENDER = fileURLToPath(new URL('./render.ts', import.meta.url));

/** Puts code that pages share in one file instead of in each page's, so there is less to write, read and compare. */
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

/** Skips rendering pages whose code hasn't changed since an earlier build. */
export const pluginRenderCache = (): RspressPlugin => ({
  name: 'render-cache',
  builderConfig: { plugins: [renderFromCache] },
});
