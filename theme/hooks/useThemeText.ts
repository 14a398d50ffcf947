import { themeText, type ThemeTextKey } from '@model/themeText';
import { useText } from './useText';
import { useThemeConfig } from './useThemeConfig';

/** A text that the theme configuration may set for the page's language. */
export function useThemeText(): (key: ThemeTextKey) => string {
  const text = useText();
  const { locale, ...config } = useThemeConfig();
  return (key) => themeText(key, config, locale, text);
}
