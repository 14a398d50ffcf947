import { HitList } from '@components/search/HitList';
import { KeyHints } from '@components/search/KeyHints';
import { NoHits } from '@components/search/NoHits';
import { SavedSearches } from '@components/search/SavedSearches';
import { SearchDialog } from '@components/search/SearchDialog';
import { SearchFailure } from '@components/search/SearchFailure';
import { SearchField } from '@components/search/SearchField';
import { SearchLoading } from '@components/search/SearchLoading';
import { useState } from 'react';
import { useHasLasted } from '@hooks/useHasLasted';
import { useNavigateToHit } from '@hooks/useNavigateToHit';
import { useSearchClient } from '@hooks/useSearchClient';
import { useSearchLabels } from '@hooks/useSearchLabels';
import { useSearchSession } from '@hooks/useSearchSession';
import { useSearchViews } from '@hooks/useSearchViews';
import { queryFrom } from '@model/searchQuery';

/** A hosted service that takes longer gets an alternative: its client tries up to four hosts, for 16 s in all. */
const SLOW_SERVICE_MS = 3000;

interface SearchPanelProps {
  /** What the reader had selected when search was opened. */
  selection: string;
  onClose: () => void;
}

/** The search modal, joined to the site's index or service. */
export function SearchPanel({ selection, onClose }: SearchPanelProps) {
  const labels = useSearchLabels();
  const onNavigate = useNavigateToHit();
  /** The query that the hosted service left unanswered, once the reader turns to the site's own index with it. */
  const [unanswered, setUnanswered] = useState<string | null>(null);
  const { client, isHosted } = useSearchClient(unanswered !== null);
  const session = useSearchSession({
    client,
    initialQuery: unanswered ?? queryFrom(selection),
    placeholder: labels.field.placeholder,
    onNavigate,
    onClose,
  });
  const view = useSearchViews(session, onNavigate);
  const { screen, status, hits } = view;
  const isSlow = useHasLasted(isHosted && session.isPending, SLOW_SERVICE_MS);
  const searchOwnIndex = isHosted ? () => setUnanswered(session.state.query) : undefined;
  const loading = status === 'stalled' ? labels.stalled : labels.loading;
  const announcements = {
    hits: labels.announce(hits.count, hits.total),
    none: `${labels.noHits.noHits} ${view.answered}`,
    loading,
    saved: '',
    // An alert of its own.
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
          isSelected={selection !== ''}
          labels={labels.field}
          onCancel={onClose}
        />
      }
      footer={<KeyHints labels={labels.keys} credit={isHosted ? labels.credit : undefined} />}
      onScroll={session.onScroll}
      onClose={onClose}
    >
      {isSlow && <SearchFailure labels={labels.slow} onOwnIndex={searchOwnIndex} />}
      {screen === 'loading' && !isSlow && <SearchLoading text={loading} />}
      {screen === 'hits' && <HitList label={labels.hits} groups={hits.groups} />}
      {screen === 'saved' && <SavedSearches {...view.saved} labels={labels.saved} />}
      {screen === 'none' && <NoHits {...view.noHits} labels={labels.noHits} />}
      {screen === 'failure' && !isSlow && (
        <SearchFailure labels={labels.failure} onOwnIndex={searchOwnIndex} />
      )}
    </SearchDialog>
  );
}
