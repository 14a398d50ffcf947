import type { UserConfig } from '@rspress/core';
import {
  REDIRECTED_FROM_KEY,
  VISITED_KEY,
  COLOR_MODE_KEY,
  ANNOUNCEMENT_KEY,
} from '@config/storageKeys';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Pattern that inline scripts use to parse a URL's path. Groups: 1 base and version, 2 language if there is one, 3 the
 * rest.
 */
function urlPattern({ base = '/', locales = [], multiVersion }: UserConfig): RegExp {
  const languages = locales.map(({ lang }) => escape(lang)).join('|');
  const versions = multiVersion?.versions.map(escape).join('|');
  const prefix = escape(base) + (versions ? `(?:(?:${versions})/)?` : '');
  // The rest has no leading slashes, because `//host` would be a URL of another site.
  return new RegExp(`^(${prefix})(?:(${languages})(?:/|$))?/*(.*)$`);
}

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

/** Redirects URLs with the prefix of the default language, `/en/guide/` to `/guide/`; specification §2 'Page types'. */
export const defaultLanguagePrefixScript = (config: UserConfig): string =>
  `{const m=${String(urlPattern(config))}.exec(location.pathname);if(m&&m[2]===${JSON.stringify(config.lang)})location.replace(m[1]+m[3]+location.search+location.hash)}`;

const BOTS = /bot|crawl|spider|lighthouse/i;

/**
 * Redirects a browser's first visit, except a bot's, to the same page in its first language that the site has;
 * specification §4. Doesn't redirect if storage is blocked, because users could then never choose another language.
 */
export function localeRedirectScript(config: UserConfig): string {
  const { lang, locales = [] } = config;
  const home = JSON.stringify(lang);
  const languages = JSON.stringify(locales.map((locale) => locale.lang));
  return [
    `try{if(!${String(BOTS)}.test(navigator.userAgent)&&!localStorage.getItem('${VISITED_KEY}')){`,
    `localStorage.setItem('${VISITED_KEY}','1');`,
    `const m=${String(urlPattern(config))}.exec(location.pathname),`,
    `l=navigator.languages.map(l=>l.split('-')[0]).find(l=>${languages}.includes(l)),`,
    `f=m&&(m[2]||${home});`,
    `if(f&&l&&l!==f){sessionStorage.setItem('${REDIRECTED_FROM_KEY}',f);location.replace(m[1]+(l===${home}?'':l+'/')+m[3]+location.search+location.hash)}`,
    `}}catch{}`,
  ].join('');
}

/**
 * Sets the theme before first paint: the stored choice, or else the system's. `theme/hooks/useThemeState.ts` takes
 * over; without JavaScript, styles follow the system.
 */
export const colorModeScript = `{let m;try{m=localStorage.getItem('${COLOR_MODE_KEY}')}catch{}document.documentElement.dataset.theme=m==='light'||m==='dark'?m:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}`;

/**
 * Hides an announcement that the user has dismissed before first paint, so that it neither flashes nor shifts the page.
 */
export const dismissedAnnouncementScript = `try{if(localStorage.getItem('${ANNOUNCEMENT_KEY}')==='true')document.documentElement.dataset.announcement='dismissed'}catch{}`;

/**
 * Hides the parts of the layout that the query turns off, as in `?sidebar=0`; `theme/frame/PageHead.tsx` takes
 * over.
 */
export const hiddenPartsScript = `{const q=new URLSearchParams(location.search),h=['navbar','sidebar','outline','footer'].filter(p=>q.get(p)==='0');if(h[0])document.documentElement.dataset.hidden=h.join(' ')}`;
