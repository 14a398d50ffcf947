import type { RspressPlugin } from '@rspress/core';
import { writeIndexes } from './writeIndexes';

/** Builds the search index from the built pages, so that it holds what readers see. */
export const pluginSearchIndex = (): RspressPlugin => ({
  name: 'search-index',
  afterBuild({ outDir = 'dist', root = 'docs', multiVersion }, isProd) {
    if (isProd) writeIndexes(outDir, root, multiVersion);
  },
});
