import type { RspressPlugin } from '@rspress/core';

const ENGINE_STYLES = /@rspress[\\/]core[\\/]dist[\\/]theme[\\/]styles[\\/]index\.js$/;

/** Keeps the engine's default theme out of the build: its global styles reach every page otherwise. */
export function pluginOwnTheme(): RspressPlugin {
  return {
    name: 'own-theme',
    builderConfig: {
      plugins: [
        {
          name: 'own-theme:drop-engine-styles',
          setup(api) {
            api.modifyRsbuildConfig((config) => {
              const preEntry = [config.source?.preEntry ?? []].flat();
              config.source = {
                ...config.source,
                preEntry: preEntry.filter((entry) => !ENGINE_STYLES.test(entry)),
              };
            });
          },
        },
      ],
    },
  };
}
