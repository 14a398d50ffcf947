import type { UserConfig } from '@rspress/core';

/**
 * Escapes percent signs that aren't part of a code, as in `/100%`: the engine's router decodes a URL twice, and throws
 * on others, so that nothing on the 404 page would work.
 */
export const malformedUrlScript = `try{decodeURIComponent(decodeURIComponent(location.pathname))}catch{history.replaceState(history.state,'',location.pathname.replaceAll('%','%2525')+location.search+location.hash)}`;

/**
 * Corrects URLs such as `/Config/Mode` and `/config//mode`.
 *
 * Requests the lowercase path with single slashes instead of hydrating the host's response for another spelling: the
 * 404 page or a page under the wrong URL, neither of which matches what the router renders. Redirects that follow in
 * the same script read the corrected URL and take precedence over the reload.
 */
export const normalizedUrlScript = ({ base = '/' }: UserConfig): string =>
  `{const a=location.pathname,n=${String(base.length - 1)},b=a.slice(0,n)+a.slice(n).replace(/%(?:25)*[\\da-fA-F]{2}|[A-Z]|\\/+/g,c=>c[0]==='%'?c:c[0]==='/'?'/':c.toLowerCase());if(a!==b){history.replaceState(history.state,'',b+location.search+location.hash);stop();location.reload()}}`;
