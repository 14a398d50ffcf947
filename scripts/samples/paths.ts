import path from 'node:path';

/** The packages that samples import, at the versions of record. */
export const DOCUMENTED = path.join(import.meta.dirname, '../documented');

/** The small application that samples stand in: what they name and do not show is here. */
export const APPLICATION = path.join(import.meta.dirname, 'application');
