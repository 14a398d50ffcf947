/** What `rspress.config.ts` assembles, as one program. */
export { buildCache } from './buildCache';
export { head } from './head';
export { logo } from './logo';
export { markdown } from './markdown';
export { plugins, pluginsFor } from './sitePlugins';
export { DEFAULT_LANGUAGE, LANGUAGES, site } from './site';
export { frameStrings } from './strings';
export { themeConfig } from './theme';
