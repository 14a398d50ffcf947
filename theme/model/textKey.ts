import type strings from '../../i18n.json';

/** A key of `i18n.json`. */
export type TextKey = keyof typeof strings;
