import { usePage } from '@rspress/core/runtime';
import { useCallback, useSyncExternalStore } from 'react';
import { LastUpdated } from '@components/frame/DocFooter';
import { useText } from '@hooks/useText';
import { localParts, universalTime } from '@model/pageTime';

const neverChanges = () => () => undefined;

/**
 * When the page was last changed, as an ISO timestamp and in the reader's language and time zone; null where
 * no history tells. While the static page hydrates, its text is one that both sides know.
 */
function usePageUpdate(): { time: string; text: string } | null {
  const { lastUpdatedTime: time } = usePage().page;
  const text = useText();
  const inLocalWords = useCallback(
    () => (time ? text('doc.time', localParts(time, text('doc.months'))) : ''),
    [time, text],
  );
  const inSharedWords = useCallback(() => (time ? universalTime(time) : ''), [time]);
  const words = useSyncExternalStore(neverChanges, inLocalWords, inSharedWords);
  return time ? { time, text: words } : null;
}

/** When the page was last changed; apart from the footer, which need not be drawn anew with the reader's clock. */
export function PageUpdate() {
  const text = useText();
  const update = usePageUpdate();
  return update && <LastUpdated label={text('doc.lastUpdated')} {...update} />;
}
