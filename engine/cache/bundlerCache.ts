import { referencePages } from '@markdown/code/references/pages';
import { logo, frameStrings, themeConfig } from '@config/theme';
import options from '@config/facts/options.json';
import pluginOptions from '@config/facts/pluginOptions.json';
import { site } from '@config/site';
import types from '@config/facts/types.json';
import verified from '@config/facts/verified.json';

/**
 * Build inputs apart from files. The engine's persistent cache compares only routes and navigation, and would reuse
 * output of other settings.
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
