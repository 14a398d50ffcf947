import { homeOf, LANGUAGES } from '@config/site';
import { FEED_FORMATS, feedFile } from './feedFiles';

/** Path, relative to the site's base, of the licenses of the packages in the site's scripts and styles. */
export const LICENSES_FILE = '/licenses.txt';

/** Paths of the files for editors and scripts: an index of all options, and a JSON Schema of the configuration. */
export const OPTION_INDEX_FILE = '/options.json';
export const CONFIG_SCHEMA_FILE = '/rsbuild-config.schema.json';

/**
 * Paths of files that the build generates without a Markdown page, as links contain them: `/feed.xml`. check:content
 * lets pages link to them, and check:output checks that the build wrote each.
 */
export const generatedFiles: readonly string[] = [
  '/sitemap.xml',
  '/robots.txt',
  LICENSES_FILE,
  OPTION_INDEX_FILE,
  CONFIG_SCHEMA_FILE,
  ...LANGUAGES.flatMap(({ lang }) =>
    ['llms.txt', 'llms-full.txt'].map((name) => homeOf(lang) + name),
  ),
  ...LANGUAGES.flatMap(({ lang }) => FEED_FORMATS.map(({ format }) => feedFile(lang, format))),
];
