import type { RspressPlugin } from '@rspress/core';
import { COLOR_MODE_KEY } from '../colorMode';

/** Sets `data-theme` before first paint where the reader chose; without it the page follows the system. */
const script = `try{const m=localStorage.getItem('${COLOR_MODE_KEY}');if(m==='light'||m==='dark')document.documentElement.dataset.theme=m}catch{}`;

const ENGINE_SCRIPT_MARK = 'rspress-theme-appearance';

/** Puts our guarded inline script in place of the engine's, which throws where storage is blocked. */
export function pluginColorMode(): RspressPlugin {
  return {
    name: 'color-mode',
    builderConfig: {
      plugins: [
        {
          name: 'color-mode:inline-script',
          setup(api) {
            api.modifyHTMLTags(({ headTags, bodyTags }) => ({
              headTags: [
                ...headTags.filter(
                  ({ children }) => !String(children ?? '').includes(ENGINE_SCRIPT_MARK),
                ),
                { tag: 'script', children: script },
              ],
              bodyTags,
            }));
          },
        },
      ],
    },
  };
}
