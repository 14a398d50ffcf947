import { OfflinePages as OfflinePagesView } from '@components/frame/OfflinePages';
import { useOfflineLabels } from '@hooks/useOfflineLabels';
import { useOfflinePages } from '@hooks/useOfflinePages';

/** What the reader has stored for offline reading, and can; `markdown/plugins/remarkOfflinePages.ts` puts it in its page. */
export function OfflinePages() {
  const labels = useOfflineLabels();
  const { state, keep, remove } = useOfflinePages();
  return (
    <OfflinePagesView
      {...state}
      labels={labels}
      onKeep={() => void keep()}
      onRemove={() => void remove()}
    />
  );
}
