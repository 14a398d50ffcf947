import { useText } from './useText';
import { useThemeConfig } from './useThemeConfig';

/** The words of an overview's filter: the locale's, else the theme's, else those of `i18n.json`. */
export function useOverviewLabels(): { filter: string; placeholder: string; noResult: string } {
  const text = useText();
  const { overview, locale } = useThemeConfig();
  const set = { ...overview, ...locale?.overview };
  return {
    filter: set.filterNameText ?? text('overview.filterLabel'),
    placeholder: set.filterPlaceholderText ?? text('overview.filterPlaceholder'),
    noResult: set.filterNoResultText ?? text('overview.filterNoResult'),
  };
}
