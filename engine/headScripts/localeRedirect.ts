import type { UserConfig } from '@rspress/core';
import { REDIRECTED_FROM_KEY, VISITED_KEY } from '@config/visited';
import { urlPattern } from './urlPattern';

const BOTS = /bot|crawl|spider|lighthouse/i;

/**
 * Redirects a browser's first visit, except a bot's, to the same page in its first language that the site has;
 * specification §4. Doesn't redirect if storage is blocked, because readers could then never choose another language.
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
