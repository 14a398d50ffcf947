import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { RsbuildPlugin } from '@rsbuild/core';
import {
  colorModeScript,
  defaultLanguagePrefixScript,
  dismissedAnnouncementScript,
  hiddenPartsScript,
  localeRedirectScript,
  malformedUrlScript,
  normalizedUrlScript,
} from './scripts';
import type { ThemeConfig } from '@config/themeConfig';

type Options = Pick<ThemeConfig, 'darkMode' | 'localeRedirect'>;

/** The script of every page's head. Its parts run in this order, and none of them throws. */
function scriptOf(
  config: UserConfig,
  { darkMode = true, localeRedirect = 'auto' }: Options,
): string {
  return [
    malformedUrlScript,
    normalizedUrlScript(config),
    defaultLanguagePrefixScript(config),
    ...(localeRedirect === 'auto' ? [localeRedirectScript(config)] : []),
    ...(darkMode ? [colorModeScript] : []),
    dismissedAnnouncementScript,
    hiddenPartsScript,
  ].join(';');
}

/**
 * Adds the code that runs before first paint to every page, as one script: one script means one hash in the content
 * security policy, which every response carries. Without dark mode, the static page is light.
 */
export function pluginHeadScripts(options: Options): RspressPlugin {
  let script = '';
  const insert: RsbuildPlugin = {
    name: 'head-scripts:insert',
    setup(api) {
      api.modifyHTMLTags(({ headTags, bodyTags }) => ({
        headTags: [...headTags, { tag: 'script', children: script }],
        bodyTags,
      }));
      if (options.darkMode === false) {
        api.modifyHTML((html) => html.replace('<html', '<html data-theme="light"'));
      }
    },
  };
  return {
    name: 'head-scripts',
    config(config) {
      script = scriptOf(config, options);
      return config;
    },
    builderConfig: { plugins: [insert] },
  };
}
