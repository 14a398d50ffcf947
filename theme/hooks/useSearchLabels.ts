import strings from '../../i18n.json';
import { useLazyText } from './useLazyText';
import { useThemeConfig } from './useThemeConfig';

/** The hosted service asks to be named where it answers. */
const SERVICE_ADDRESS = 'https://www.algolia.com/';

/** The sentences of the search modal in the page's language. */
export function useSearchLabels() {
  const own = useLazyText();
  const { locale, ...config } = useThemeConfig();
  return {
    dialog: own(strings['search.dialog']),
    field: {
      field: own(strings['nav.search']),
      clear: own(strings['search.clear']),
      cancel: own(strings['search.cancel']),
      placeholder:
        locale?.searchPlaceholderText ??
        config.searchPlaceholderText ??
        own(strings['search.placeholder']),
    },
    hits: own(strings['search.hits']),
    announce: (count: number, total: number) =>
      // A computed key would bring all of i18n.json into this chunk.
      (total > count ? own(strings['search.announceTotal']) : own(strings['search.announce']))
        .replace('{{count}}', String(count))
        .replace('{{total}}', String(total)),
    loading: own(strings['search.loading']),
    stalled: own(strings['search.stalled']),
    saved: {
      lists: own(strings['search.saved']),
      none: own(strings['search.noRecent']),
      recent: own(strings['search.recent']),
      favorites: own(strings['search.favorites']),
      keep: own(strings['search.keepFavorite']),
      removeRecent: own(strings['search.removeRecent']),
      removeFavorite: own(strings['search.removeFavorite']),
    },
    noHits: {
      noHits:
        locale?.searchNoResultsText ?? config.searchNoResultsText ?? own(strings['search.noHits']),
      suggestions:
        locale?.searchSuggestedQueryText ??
        config.searchSuggestedQueryText ??
        own(strings['search.suggestions']),
    },
    failure: {
      title: own(strings['search.failed']),
      help: own(strings['search.failedHelp']),
      ownIndex: own(strings['search.useOwnIndex']),
    },
    slow: {
      title: own(strings['search.slow']),
      help: own(strings['search.slowHelp']),
      ownIndex: own(strings['search.useOwnIndex']),
    },
    credit: { text: own(strings['search.credit']), name: 'Algolia', href: SERVICE_ADDRESS },
    keys: {
      select: own(strings['search.keySelect']),
      navigate: own(strings['search.keyNavigate']),
      close: own(strings['search.keyClose']),
    },
  };
}
