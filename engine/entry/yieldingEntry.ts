import type { RspressPlugin } from '@rspress/core';
import type { RsbuildPlugin } from '@rsbuild/core';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('./index.ts', import.meta.url));

/** Modules that the engine evaluates before its entry; ours loads the theme in a separate step. */
const THEME = '@theme';

const yieldingEntry: RsbuildPlugin = {
  name: 'yielding-entry:entry',
  setup(api) {
    api.modifyEnvironmentConfig((config, { name, mergeEnvironmentConfig }) => {
      const entry = config.source.entry?.index;
      if (name !== 'web' || api.context.action !== 'build' || typeof entry !== 'string') return;
      config.source.entry = { index: START };
      config.source.preEntry = [config.source.preEntry].flat().filter((early) => early !== THEME);
      return mergeEnvironmentConfig(config, { resolve: { alias: { 'engine-entry': entry } } });
    });
  },
};

/** Starts a built page in several short tasks instead of one long one. Development uses the engine's entry. */
export const pluginYieldingEntry = (): RspressPlugin => ({
  name: 'yielding-entry',
  builderConfig: { plugins: [yieldingEntry] },
});
