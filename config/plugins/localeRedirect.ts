import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { ThemeConfig } from '../themeConfig';
import { VISITED_KEY } from '../visited';
import { addressPattern } from './addressPattern';
import { pluginInlineScript } from './inlineScript';

const BOTS = /bot|crawl|spider|lighthouse/i;

/**
 * Leads a first visit to the same page in the first of the browser's languages that the site speaks.
 * Where storage is blocked nobody is led anywhere: a reader who then chose a language could never keep it.
 */
export function localeRedirectScript(config: UserConfig): string {
  const { lang, locales = [] } = config;
  const home = JSON.stringify(lang);
  const languages = JSON.stringify(locales.map((locale) => locale.lang));
  return [
    `try{if(!${String(BOTS)}.test(navigator.userAgent)&&!localStorage.getItem('${VISITED_KEY}')){`,
    `localStorage.setItem('${VISITED_KEY}','1');`,
    `const m=${String(addressPattern(config))}.exec(location.pathname),`,
    `l=navigator.languages.map(l=>l.split('-')[0]).find(l=>${languages}.includes(l));`,
    `if(m&&l&&l!==(m[2]||${home}))location.replace(m[1]+(l===${home}?'':l+'/')+m[3]+location.search+location.hash)`,
    `}}catch{}`,
  ].join('');
}

/** The locale redirect: once per browser, never for bots; specification §4, which makes `auto` the default. */
export const pluginLocaleRedirect = (mode: ThemeConfig['localeRedirect'] = 'auto'): RspressPlugin =>
  pluginInlineScript('locale-redirect', mode === 'auto' ? localeRedirectScript : '');
