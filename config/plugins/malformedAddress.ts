import type { RspressPlugin, UserConfig } from '@rspress/core';
import { pluginInlineScript } from './inlineScript';

/**
 * The engine's router decodes an address twice, and throws where that cannot be done: nothing on the 404 page would
 * work. A percent sign that is none of a code is therefore written as one that outlives both.
 */
export const malformedAddressScript = `try{decodeURIComponent(decodeURIComponent(location.pathname))}catch{history.replaceState(history.state,'',location.pathname.replaceAll('%','%2525')+location.search+location.hash)}`;

/**
 * Requests the lowercase path with single slashes instead of hydrating what the host sent for another spelling: the
 * 404 page or a page under the wrong URL, neither of which matches what the router renders. Redirects that follow in
 * the same script read the corrected URL and take precedence over the reload.
 */
export const respelledAddressScript = ({ base = '/' }: UserConfig): string =>
  `{const a=location.pathname,n=${String(base.length - 1)},b=a.slice(0,n)+a.slice(n).replace(/%(?:25)*[\\da-fA-F]{2}|[A-Z]|\\/+/g,c=>c[0]==='%'?c:c[0]==='/'?'/':c.toLowerCase());if(a!==b){history.replaceState(history.state,'',b+location.search+location.hash);stop();location.reload()}}`;

/** Corrects URLs such as `/100%`, `/Config/Mode` and `/config//mode` before the page is hydrated. */
export const pluginMalformedAddress = (): RspressPlugin =>
  pluginInlineScript(
    'malformed-address',
    (config) => `${malformedAddressScript};${respelledAddressScript(config)}`,
  );
