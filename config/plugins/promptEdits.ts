import { fileURLToPath } from 'node:url';
import { rspack, type RsbuildDevServer, type RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { compiledImports } from '../pages/plainPage';

const REFRESH = fileURLToPath(new URL('./refreshNow.mjs', import.meta.url));

const EDITS_LOADER = fileURLToPath(new URL('./editsLoader.mjs', import.meta.url));

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

/**
 * Sends an edited page to the browser once it is compiled, which shows it while the bundler goes on: that takes as long
 * again, and brings it once more, with what else has changed.
 */
const sendPages: RsbuildPlugin = {
  name: 'prompt-edits:send-pages',
  apply: 'serve',
  setup(api) {
    let server: RsbuildDevServer | undefined;
    api.onBeforeStartDevServer((starting) => {
      ({ server } = starting);
    });
    const send = (file: string, source: string): void => {
      const options = { jsc: { target: 'es2022' }, module: { type: 'commonjs' } } as const;
      rspack.experiments.swc.transform(source, options).then(
        ({ code }) => {
          const data = { event: 'page-edited', data: { file, code } };
          server?.environments.web?.hot.send('custom', data);
        },
        // What makes no sense in it, the bundler tells.
        () => undefined,
      );
    };
    api.modifyBundlerChain((chain) => {
      chain.module
        .rule('mdx')
        .oneOf('mdx')
        .use('prompt-edits')
        .before('mdx-loader')
        .loader(EDITS_LOADER)
        .options({ send, importsOf: compiledImports });
    });
  },
};

/** Shows edits sooner in the development server. */
export const pluginPromptEdits = (): RspressPlugin => ({
  name: 'prompt-edits',
  builderConfig: { plugins: [refreshNow, mapNoPages, sendPages] },
});
