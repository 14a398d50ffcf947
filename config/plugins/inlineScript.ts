import type { RspressPlugin } from '@rspress/core';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Puts a script into every page's head, to run before first paint. It must guard itself: nothing may throw. */
export function pluginInlineScript(name: string, script: string): RspressPlugin {
  const insert: RsbuildPlugin = {
    name: `${name}:inline-script`,
    setup(api) {
      api.modifyHTMLTags(({ headTags, bodyTags }) => ({
        headTags: [...headTags, { tag: 'script', children: script }],
        bodyTags,
      }));
    },
  };
  return { name, builderConfig: { plugins: [insert] } };
}
