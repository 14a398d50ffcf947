import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { HtmlBasicTag as HtmlTag, RsbuildPlugin } from '@rsbuild/core';

/** A script, or what makes one of the site's configuration; an empty one is left out. */
type Script = string | ((config: UserConfig) => string);

/** Adds a script to that of the page's head: one alone is one hash in the policy, which every response carries. */
function withScript(tags: readonly HtmlTag[], text: string): HtmlTag[] {
  const isOwn = ({ tag, attrs, children }: HtmlTag) => tag === 'script' && !attrs && children;
  return tags.some(isOwn)
    ? tags.map((tag) => (isOwn(tag) ? { ...tag, children: `${tag.children ?? ''};${text}` } : tag))
    : [...tags, { tag: 'script', children: text }];
}

/** Puts a script into every page's head, to run before first paint. It must guard itself: nothing may throw. */
export function pluginInlineScript(name: string, script: Script): RspressPlugin {
  let text = '';
  const insert: RsbuildPlugin = {
    name: `${name}:inline-script`,
    setup(api) {
      api.modifyHTMLTags(({ headTags, bodyTags }) => ({
        headTags: text ? withScript(headTags, text) : headTags,
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
