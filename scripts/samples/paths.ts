import path from 'node:path';

/** The recorded versions of the packages that samples import. */
export const DOCUMENTED = path.join(import.meta.dirname, '../documented');

/** The small application around samples: it contains what they reference but don't show. */
export const APPLICATION = path.join(import.meta.dirname, 'application');
