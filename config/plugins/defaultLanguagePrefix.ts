import type { RspressPlugin, UserConfig } from '@rspress/core';
import { addressPattern } from './addressPattern';
import { pluginInlineScript } from './inlineScript';

/** The default language carries no prefix: `/en/guide/` leads on to `/guide/`, query and hash kept. */
export const defaultLanguagePrefixScript = (config: UserConfig): string =>
  `{const m=${String(addressPattern(config))}.exec(location.pathname);if(m&&m[2]===${JSON.stringify(config.lang)})location.replace(m[1]+m[3]+location.search+location.hash)}`;

/** Redirects from a default-language prefix; specification §2 'Page types'. */
export const pluginDefaultLanguagePrefix = (): RspressPlugin =>
  pluginInlineScript('default-language-prefix', defaultLanguagePrefixScript);
