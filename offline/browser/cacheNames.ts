/** The sites of one host share its caches: the base tells them apart. */
const prefixOf = (base: string): string => `offline ${base} `;

/** What a build of the site keeps its files in. */
export const cacheName = (base: string, build: string): string => prefixOf(base) + build;

/** The caches of a site, of any build. */
export const cachesOf = (base: string, names: readonly string[]): string[] =>
  names.filter((name) => name.startsWith(prefixOf(base)));

/** The caches of a site's other builds. */
export const cachesOfOthers = (base: string, build: string, names: readonly string[]): string[] =>
  cachesOf(base, names).filter((name) => name !== cacheName(base, build));
