import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

const client = (file: string): string =>
  fileURLToPath(new URL(`../../theme/client/${file}`, import.meta.url));

const HEAD = client('head.tsx');

/** What the engine imports → what stands in for it in the browser. */
const STAND_INS = {
  'react-router-dom': client('router.tsx'),
  '@unhead/react$': HEAD,
  '@unhead/react/client$': HEAD,
};

/**
 * Has the engine's shared file of styles take styles alone: the class names that a script asks for stay with the script
 * that does, where the bundler can leave out those it does not ask for.
 */
const useFewFiles: RsbuildPlugin = {
  name: 'slim-engine:use-few-files',
  apply: 'build',
  setup(api) {
    api.modifyRspackConfig(({ optimization }, { environment }) => {
      const split = optimization?.splitChunks;
      const groups = split ? split.cacheGroups : undefined;
      if (environment.name !== 'web' || !groups) return;
      Object.assign(groups.styles ?? {}, { type: 'css/mini-extract' });
      // Without it the engine's few kilobytes would be a file, and a request, of their own.
      groups.defaultVendors = false;
    });
  },
};

const useStandIns: RsbuildPlugin = {
  name: 'slim-engine:stand-ins',
  setup(api) {
    api.modifyEnvironmentConfig((config, { name, mergeEnvironmentConfig }) =>
      name === 'web' ? mergeEnvironmentConfig(config, { resolve: { alias: STAND_INS } }) : config,
    );
  },
};

/**
 * Keeps two libraries of the engine from the reader: its router, and what writes the document's head. The static pages
 * are still rendered by them, so the stand-ins must read the same.
 */
export const pluginSlimEngine = (): RspressPlugin => ({
  name: 'slim-engine',
  builderConfig: { plugins: [useStandIns, useFewFiles] },
});
