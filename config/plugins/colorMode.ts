import type { RspressPlugin } from '@rspress/core';
import { COLOR_MODE_KEY } from '../colorMode';
import { pluginInlineScript } from './inlineScript';

/** Sets `data-theme` before first paint where the reader chose; without it the page follows the system. */
export const pluginColorMode = (): RspressPlugin =>
  pluginInlineScript(
    'color-mode',
    `try{const m=localStorage.getItem('${COLOR_MODE_KEY}');if(m==='light'||m==='dark')document.documentElement.dataset.theme=m}catch{}`,
  );
