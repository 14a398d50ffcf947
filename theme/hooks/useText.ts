import { useI18n } from '@rspress/core/runtime';
import { type TextKey, themeText, type ThemeTextKey } from '@model/themeText';
import { useThemeConfig } from './useThemeConfig';

/** Returns a function for texts of `i18n.json` in the page's language. It throws if the key is missing. */
export const useText = useI18n<Record<TextKey, unknown>>;

/** Returns a function for texts that the theme configuration can override. */
export function useThemeText(): (key: ThemeTextKey) => string {
  const text = useText();
  const { locale, ...config } = useThemeConfig();
  return (key) => themeText(key, config, locale, text);
}
