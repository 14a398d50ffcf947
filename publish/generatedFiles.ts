import { feeds } from './feedLinks';
import { LICENSES_FILE } from './licensesFile';
import { homeOf, LANGUAGES } from '@config/site';

/**
 * Addresses of files that no Markdown page makes and the build writes, as links name them: `/feed.xml`.
 * check:content lets pages link to them, and check:output asks the build for each.
 */
export const generatedFiles: readonly string[] = [
  '/sitemap.xml',
  '/robots.txt',
  LICENSES_FILE,
  ...LANGUAGES.flatMap(({ lang }) =>
    ['llms.txt', 'llms-full.txt'].map((name) => homeOf(lang) + name),
  ),
  ...feeds.map(({ address }) => address),
];
