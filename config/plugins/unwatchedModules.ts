import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/**
 * Modules that the engine makes up, which no disk has; what `sidebar-pages` writes, and tells of itself; and what the
 * bundler leaves out unless told otherwise.
 */
const UNWATCHED = [
  '**/.rspress/runtime/**',
  '**/.cache/sidebars/**',
  '**/node_modules/**',
  '**/.git/**',
];

const leaveOut: RsbuildPlugin = {
  name: 'unwatched-modules:leave-out',
  apply: 'serve',
  setup(api) {
    api.modifyRspackConfig((config) => {
      config.watchOptions = { ...config.watchOptions, ignored: UNWATCHED };
    });
  },
};

/**
 * Has the development server not look for made-up modules on the disk: it takes them for removed as soon as it has
 * started, and builds the whole site once more before it answers. They change with the files that they are made of.
 */
export const pluginUnwatchedModules = (): RspressPlugin => ({
  name: 'unwatched-modules',
  builderConfig: { plugins: [leaveOut] },
});
