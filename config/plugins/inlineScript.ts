import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { RsbuildPlugin } from '@rsbuild/core';

/** A script, or what makes one of the site's configuration; an empty one is left out. */
type Script = string | ((config: UserConfig) => string);

/** Puts a script into every page's head, to run before first paint. It must guard itself: nothing may throw. */
export function pluginInlineScript(name: string, script: Script): RspressPlugin {
  let text = '';
  const insert: RsbuildPlugin = {
    name: `${name}:inline-script`,
    setup(api) {
      api.modifyHTMLTags(({ headTags, bodyTags }) => ({
        headTags: text ? [...headTags, { tag: 'script', children: text }] : headTags,
        bodyTags,
      }));
    },
  };
  return {
    name,
    config(config) {
      text = typeof script === 'string' ? script : script(config);
      return config;
    },
    builderConfig: { plugins: [insert] },
  };
}
