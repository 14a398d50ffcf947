import type { UserConfig } from '@rspress/core';
import { urlPattern } from './urlPattern';

/** Redirects URLs with the prefix of the default language, `/en/guide/` to `/guide/`; specification §2 'Page types'. */
export const defaultLanguagePrefixScript = (config: UserConfig): string =>
  `{const m=${String(urlPattern(config))}.exec(location.pathname);if(m&&m[2]===${JSON.stringify(config.lang)})location.replace(m[1]+m[3]+location.search+location.hash)}`;
