import type { RspressPlugin } from '@rspress/core';
import { pluginInlineScript } from './inlineScript';

/** Marks the document with the parts that the address hides; `theme/hooks/useHiddenParts.ts` goes on from there. */
export const pluginHiddenParts = (): RspressPlugin =>
  pluginInlineScript(
    'hidden-parts',
    `{const q=new URLSearchParams(location.search),h=['navbar','sidebar','outline','footer'].filter(p=>q.get(p)==='0');if(h[0])document.documentElement.dataset.hidden=h.join(' ')}`,
  );
