import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

const REFRESH = fileURLToPath(new URL('./refreshNow.mjs', import.meta.url));

/** As the bundler names the chunk of a page. */
const PAGE_CHUNK = /_mdx?\./;

/** The bundler's own refresh waits 30 ms for more code, at each edit. */
const refreshNow: RsbuildPlugin = {
  name: 'prompt-edits:refresh-now',
  apply: 'serve',
  setup(api) {
    api.modifyEnvironmentConfig((config, { mergeEnvironmentConfig }) =>
      mergeEnvironmentConfig(config, { source: { preEntry: REFRESH } }),
    );
  },
};

/** Pages are prose: to map their code to lines takes 20 ms at each edit, and nobody steps through it. */
const mapNoPages: RsbuildPlugin = {
  name: 'prompt-edits:map-no-pages',
  apply: 'serve',
  setup(api) {
    api.modifyRspackConfig((config, { rspack, appendPlugins }) => {
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

/** Shows edits sooner in the development server. */
export const pluginPromptEdits = (): RspressPlugin => ({
  name: 'prompt-edits',
  builderConfig: { plugins: [refreshNow, mapNoPages] },
});
