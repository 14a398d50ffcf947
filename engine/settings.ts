/** Everything that `rspress.config.ts` imports, as one module. */
export { buildCache } from './cache/bundlerCache';
export { head } from '@publish/pageHead';
export { logo } from '@config/theme';
export { markdown } from '@markdown/settings';
export { plugins, pluginsFor } from './plugins';
export { DEFAULT_LANGUAGE, LANGUAGES, site } from '@config/site';
export { frameStrings } from '@config/theme';
export { themeConfig } from '@config/theme';
