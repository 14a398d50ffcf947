import { OfflineShelf as OfflineShelfView } from '@components/frame/OfflineShelf';
import { useOfflineLabels } from '@hooks/useOfflineLabels';
import { useOfflineShelf } from '@hooks/useOfflineShelf';

/** What the reader has stored for offline reading, and can; `markdown/plugins/remarkOfflinePages.ts` puts it in its page. */
export function OfflineShelf() {
  const labels = useOfflineLabels();
  const { state, keep, remove } = useOfflineShelf();
  return (
    <OfflineShelfView
      {...state}
      labels={labels}
      onKeep={() => void keep()}
      onRemove={() => void remove()}
    />
  );
}
