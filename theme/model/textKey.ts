import type strings from '../../i18n.json';

/** A key of `i18n.json`. Search takes its own sentences along in its own chunk. */
export type TextKey = Exclude<keyof typeof strings, `search.${string}`>;
