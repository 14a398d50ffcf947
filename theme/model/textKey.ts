import type strings from '../../i18n.json';

/** A key of `i18n.json`. Search and reading offline take their own sentences along in their own chunks. */
export type TextKey = Exclude<keyof typeof strings, `${'search' | 'offline'}.${string}`>;
