import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/**
 * Has the engine's shared file of styles take styles alone: the class names that a script asks for stay with the script
 * that does, where the bundler can leave out those it does not ask for.
 */
const useFewFiles: RsbuildPlugin = {
  name: 'shared-styles:use-few-files',
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

/** Keeps from the reader what the engine's bundles hold and no page uses. */
export const pluginSharedStyles = (): RspressPlugin => ({
  name: 'shared-styles',
  builderConfig: { plugins: [useFewFiles] },
});
