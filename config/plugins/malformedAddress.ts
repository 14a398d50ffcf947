import type { RspressPlugin } from '@rspress/core';
import { pluginInlineScript } from './inlineScript';

/**
 * The engine's router decodes an address twice, and throws where that cannot be done: nothing on the 404 page would
 * work. A percent sign that is none of a code is therefore written as one that outlives both.
 */
export const malformedAddressScript = `try{decodeURIComponent(decodeURIComponent(location.pathname))}catch{history.replaceState(history.state,'',location.pathname.replaceAll('%','%2525')+location.search+location.hash)}`;

/** Keeps the 404 page alive at addresses such as `/100%`. */
export const pluginMalformedAddress = (): RspressPlugin =>
  pluginInlineScript('malformed-address', malformedAddressScript);
