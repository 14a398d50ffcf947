import { referencePages } from '@markdown/code/references/pages';
import { logo } from '@config/logo';
import options from '@config/facts/options.json';
import pluginOptions from '@config/facts/pluginOptions.json';
import { site } from '@config/site';
import { frameStrings } from '@config/strings';
import { themeConfig } from '@config/theme';
import types from '@config/facts/types.json';
import verified from '@config/facts/verified.json';

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
