import type { RspressPlugin } from '@rspress/core';
import type { RsbuildPlugin } from '@rsbuild/core';
import { COLOR_MODE_KEY } from '../colorMode';
import { pluginInlineScript } from './inlineScript';

/**
 * Marks the document with the theme on show before first paint: the stored choice, else what the system has.
 * `theme/hooks/useThemeState.ts` goes on from there; without script, styles follow the system.
 */
export const colorModeScript = `{let m;try{m=localStorage.getItem('${COLOR_MODE_KEY}')}catch{}document.documentElement.dataset.theme=m==='light'||m==='dark'?m:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}`;

const alwaysLight: RsbuildPlugin = {
  name: 'color-mode:always-light',
  setup(api) {
    api.modifyHTML((html) => html.replace('<html', '<html data-theme="light"'));
  },
};

/** No theme flashes before the right one; where dark mode is disabled the static page itself is light. */
export const pluginColorMode = (isDarkModeEnabled: boolean): RspressPlugin =>
  isDarkModeEnabled
    ? pluginInlineScript('color-mode', colorModeScript)
    : { name: 'color-mode', builderConfig: { plugins: [alwaysLight] } };
