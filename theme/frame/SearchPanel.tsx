import { HitList } from '@components/search/HitList';
import { KeyHints } from '@components/search/KeyHints';
import { NoHits } from '@components/search/NoHits';
import { SavedSearches } from '@components/search/SavedSearches';
import { SearchDialog } from '@components/search/SearchDialog';
import { SearchFailure } from '@components/search/SearchFailure';
import { SearchField } from '@components/search/SearchField';
import { useState } from 'react';
import { useNavigateToHit } from '@hooks/useNavigateToHit';
import { useSearchClient } from '@hooks/useSearchClient';
import { useSearchLabels } from '@hooks/useSearchLabels';
import { useSearchSession } from '@hooks/useSearchSession';
import { useSearchViews } from '@hooks/useSearchViews';
import { queryFrom } from '@model/searchQuery';

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
  const { screen, hits } = view;
  return (
    <SearchDialog
      label={labels.dialog}
      status={view.status}
      answered={view.answered}
      announcement={screen === 'hits' ? labels.announce(hits.count) : ''}
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
      {screen === 'hits' && <HitList label={labels.hits} groups={hits.groups} />}
      {screen === 'saved' && <SavedSearches {...view.saved} labels={labels.saved} />}
      {screen === 'none' && <NoHits {...view.noHits} labels={labels.noHits} />}
      {screen === 'failure' && (
        <SearchFailure
          reason={view.failure}
          labels={labels.failure}
          onOwnIndex={isHosted ? () => setUnanswered(session.state.query) : undefined}
        />
      )}
    </SearchDialog>
  );
}
