import { useState } from 'react';
import { StartLinks } from '@components/frame/StartLinks';
import { HitList } from '@components/search/HitList';
import { KeyHints } from '@components/search/KeyHints';
import { NoHits, SearchFailure, SearchLoading } from '@components/search/SearchStates';
import { SavedSearches } from '@components/search/SavedSearches';
import { SearchDialog } from '@components/search/SearchDialog';
import { SearchField } from '@components/search/SearchField';
import { useSitePort } from '@components/SiteContext';
import { useHasLasted } from '@hooks/useHasLasted';
import { useNavigateToHit } from '@hooks/useNavigateToHit';
import { useSearchClient } from '@hooks/useSearchClient';
import { useSearchSession } from '@hooks/useSearchSession';
import { useSearchViews } from '@hooks/useSearchViews';
import { useStartLinks } from '@hooks/useStartLinks';
import { useLazyText } from '@hooks/useLazyText';
import { useThemeConfig } from '@hooks/useThemeConfig';
import { queryFrom } from '@model/searchQuery';
import strings from '../../i18n.json';

/** The hosted service requires attribution next to its results. */
const SERVICE_URL = 'https://www.algolia.com/';

/** Labels of the search dialog in the page's language. */
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
      // A computed key would bundle all of i18n.json into this chunk.
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
    credit: { text: own(strings['search.credit']), name: 'Algolia', href: SERVICE_URL },
    keys: {
      select: own(strings['search.keySelect']),
      navigate: own(strings['search.keyNavigate']),
      close: own(strings['search.keyClose']),
    },
  };
}

/**
 * Time in milliseconds after which a slow hosted service gets an alternative. Its client tries up to four hosts, for
 * 16 s in total.
 */
const SLOW_SERVICE_MS = 3000;

/** Pages to open where search has nothing to show. */
function StartPages({ onChoose }: { onChoose: () => void }) {
  const { localize } = useSitePort();
  return <StartLinks {...useStartLinks(localize)} onChoose={onChoose} />;
}

interface SearchPanelProps {
  /** The text that was selected on the page when search was opened. */
  selection: string;
  /** What the user typed while this component loaded. */
  typed: string;
  onClose: () => void;
}

/** The search dialog, connected to the embedded index or the hosted service. */
export function SearchPanel({ selection, typed, onClose }: SearchPanelProps) {
  const labels = useSearchLabels();
  const onNavigate = useNavigateToHit();
  /** A query that the hosted service didn't answer, after the user switched to the embedded index. */
  const [unanswered, setUnanswered] = useState<string | null>(null);
  const { client, isHosted } = useSearchClient(unanswered !== null);
  const session = useSearchSession({
    client,
    initialQuery: unanswered ?? (typed || queryFrom(selection)),
    placeholder: labels.field.placeholder,
    onNavigate,
    onClose,
  });
  const view = useSearchViews(session, onNavigate);
  const { screen, status, hits } = view;
  const { recent, favorites } = view.saved;
  const isEmpty =
    screen === 'none' || (screen === 'saved' && recent.length + favorites.length === 0);
  const isSlow = useHasLasted(isHosted && session.isPending, SLOW_SERVICE_MS);
  const switchToEmbedded = isHosted ? () => setUnanswered(session.state.query) : undefined;
  const loading = status === 'stalled' ? labels.stalled : labels.loading;
  const announcements = {
    hits: labels.announce(hits.count, hits.total),
    none: `${labels.noHits.noHits} ${view.answered}`,
    loading,
    saved: '',
    // The failure message is an alert itself.
    failure: '',
  };
  return (
    <SearchDialog
      label={labels.dialog}
      status={status}
      answered={view.answered}
      announcement={status === 'stalled' ? labels.stalled : announcements[screen]}
      field={
        <SearchField
          {...view.field}
          isSelected={typed === '' && selection !== ''}
          labels={labels.field}
          onCancel={onClose}
        />
      }
      footer={<KeyHints labels={labels.keys} credit={isHosted ? labels.credit : undefined} />}
      onScroll={session.onScroll}
      onClose={onClose}
    >
      {isSlow && <SearchFailure labels={labels.slow} onEmbeddedIndex={switchToEmbedded} />}
      {screen === 'loading' && !isSlow && <SearchLoading text={loading} />}
      {screen === 'hits' && <HitList label={labels.hits} groups={hits.groups} />}
      {screen === 'saved' && <SavedSearches {...view.saved} labels={labels.saved} />}
      {screen === 'none' && <NoHits {...view.noHits} labels={labels.noHits} />}
      {isEmpty && <StartPages onChoose={onClose} />}
      {screen === 'failure' && !isSlow && (
        <SearchFailure labels={labels.failure} onEmbeddedIndex={switchToEmbedded} />
      )}
    </SearchDialog>
  );
}
