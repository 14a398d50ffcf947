import type { ThemeConfig } from '@config/themeConfig';
import type strings from '../../i18n.json';

/** A key of `i18n.json`, except for search and offline reading, whose texts load on demand. */
export type TextKey = Exclude<keyof typeof strings, `${'search' | 'offline'}.${string}`>;

/** Texts that the theme configuration can set, with their default in `i18n.json`. */
const DEFAULT_KEYS = {
  outlineTitle: 'outline.title',
  prevPageText: 'doc.previousPage',
  nextPageText: 'doc.nextPage',
} as const satisfies Partial<Record<keyof ThemeConfig, TextKey>>;

export type ThemeTextKey = keyof typeof DEFAULT_KEYS;

/** The setting of the locale, the theme, or `i18n.json`; design §6. */
export function themeText(
  key: ThemeTextKey,
  config: Pick<ThemeConfig, ThemeTextKey>,
  locale: Pick<ThemeConfig, ThemeTextKey> | undefined,
  text: (key: TextKey) => string,
): string {
  return locale?.[key] ?? config[key] ?? text(DEFAULT_KEYS[key]);
}
