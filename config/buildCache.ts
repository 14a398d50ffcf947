import { referencePages } from './code/references/pages';
import { logo } from './logo';
import options from './options.json';
import pluginOptions from './pluginOptions.json';
import { site } from './site';
import { frameStrings } from './strings';
import { themeConfig } from './theme';
import types from './types.json';
import verified from './verified.json';

/**
 * What the build depends on beside files: the engine's persistent cache looks at routes and navigation alone, and
 * would serve the settings of the build before.
 */
export const buildCache = {
  cacheDigest: [
    JSON.stringify([
      site,
      themeConfig,
      logo,
      frameStrings(),
      options,
      pluginOptions,
      types,
      verified,
      referencePages.digest,
    ]),
  ],
};
