import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Replaces the module from which compiled pages import the components of their tags, so that our components ship only
 * with the pages that need them.
 */
const TAGS = fileURLToPath(new URL('../theme/mdx/markdownTags.tsx', import.meta.url));

export const ENGINE_STYLES = /@rspress[\\/]core[\\/]dist[\\/]theme[\\/]styles[\\/]index\.js$/;

/** Occurs in the engine's color script, which throws if storage is blocked. */
export const ENGINE_COLOR_SCRIPT = 'rspress-theme-appearance';

const dropEngineParts: RsbuildPlugin = {
  name: 'theme-aliases:drop-engine-parts',
  setup(api) {
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) => {
      const preEntry = [config.source?.preEntry ?? []].flat();
      config.source = {
        ...config.source,
        preEntry: preEntry.filter((entry) => !ENGINE_STYLES.test(entry)),
      };
      const tags = [config.html?.tags ?? []].flat();
      config.html = {
        ...config.html,
        tags: tags.filter((tag) => !JSON.stringify(tag).includes(ENGINE_COLOR_SCRIPT)),
      };
      return mergeRsbuildConfig(config, { resolve: { alias: { '@mdx-js/react': TAGS } } });
    });
  },
};

/** Removes the default theme's global styles and inline script from every page. */
export const pluginThemeAliases = (): RspressPlugin => ({
  name: 'theme-aliases',
  builderConfig: { plugins: [dropEngineParts] },
});
