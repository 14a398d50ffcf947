import { feeds } from './feedLinks';
import { LICENSES_FILE } from './licensesFile';
import { homeOf, LANGUAGES } from '@config/site';

/**
 * Paths of files that the build generates without a Markdown page, as links contain them: `/feed.xml`. check:content
 * lets pages link to them, and check:output checks that the build wrote each.
 */
export const generatedFiles: readonly string[] = [
  '/sitemap.xml',
  '/robots.txt',
  LICENSES_FILE,
  ...LANGUAGES.flatMap(({ lang }) =>
    ['llms.txt', 'llms-full.txt'].map((name) => homeOf(lang) + name),
  ),
  ...feeds.map(({ pathname }) => pathname),
];
