import { useI18n } from '@rspress/core/runtime';
import { type TextKey, themeText, type ThemeTextKey } from '@model/themeText';
import { useThemeConfig } from './useThemeConfig';

/** The frame's sentences in the page's language, by their key in `i18n.json`; a missing one throws. */
export const useText = useI18n<Record<TextKey, unknown>>;

/** A text that the theme configuration may set for the page's language. */
export function useThemeText(): (key: ThemeTextKey) => string {
  const text = useText();
  const { locale, ...config } = useThemeConfig();
  return (key) => themeText(key, config, locale, text);
}
