import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/**
 * Modules that the engine generates in memory, which the watcher would report as removed, causing a second full build;
 * records that `sidebar-pages` writes and reports itself; and the bundler's default ignores.
 */
const UNWATCHED = ['**/.rspress/**', '**/.cache/sidebars/**', '**/node_modules/**', '**/.git/**'];

/** Matches the name of a page's chunk. */
const PAGE_CHUNK = /_mdx?\./;

const configureBundler: RsbuildPlugin = {
  name: 'dev-bundler:configure',
  apply: 'serve',
  setup(api) {
    api.modifyRspackConfig((config, { rspack, appendPlugins }) => {
      config.watchOptions = { ...config.watchOptions, ignored: UNWATCHED };
      // Source maps of pages would delay each edit by 40 ms, and nobody debugs prose.
      config.devtool = false;
      appendPlugins(
        new rspack.SourceMapDevToolPlugin({
          filename: '[file].map[query]',
          columns: false,
          exclude: PAGE_CHUNK,
        }),
      );
    });
  },
};

/** Starts the development server without a second build, and shows edits of pages sooner. */
export const pluginDevBundler = (): RspressPlugin => ({
  name: 'dev-bundler',
  builderConfig: { plugins: [configureBundler] },
});
