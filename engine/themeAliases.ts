import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import type { RsbuildPlugin } from '@rsbuild/core';

/** What compiled pages ask for the components of their tags: ours come with the pages that need them, and not with every page. */
const TAGS = fileURLToPath(new URL('../theme/mdx/markdownTags.tsx', import.meta.url));

export const ENGINE_STYLES = /@rspress[\\/]core[\\/]dist[\\/]theme[\\/]styles[\\/]index\.js$/;

/** Stands in the engine's own colour script, which throws where storage is blocked. */
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

/** Keeps the default theme's global styles and inline script out of every page. */
export const pluginThemeAliases = (): RspressPlugin => ({
  name: 'theme-aliases',
  builderConfig: { plugins: [dropEngineParts] },
});
