import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/**
 * Restricts the engine's shared styles chunk to CSS. The class names that a script imports stay with the script, where
 * the bundler can remove unused ones.
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
      // Otherwise the engine's few kilobytes would be a separate file and request.
      groups.defaultVendors = false;
    });
  },
};

/** Removes code from the engine's bundles that no page uses. */
export const pluginSharedStyles = (): RspressPlugin => ({
  name: 'shared-styles',
  builderConfig: { plugins: [useFewFiles] },
});
