import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

const LOADER = fileURLToPath(
  new URL('../../components/ui/loading/lazyWithPreload.tsx', import.meta.url),
);

const useOwnLoader: RsbuildPlugin = {
  name: 'patient-pages:own-loader',
  setup(api) {
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, {
        resolve: { alias: { 'react-lazy-with-preload': LOADER } },
      }),
    );
  },
};

/** Lets pages load by our own loader: the engine's keeps a load that has failed, so that no later visit can succeed. */
export const pluginPatientPages = (): RspressPlugin => ({
  name: 'patient-pages',
  builderConfig: { plugins: [useOwnLoader] },
});
