import { usePage } from '@rspress/core/runtime';
import { useCallback, useSyncExternalStore } from 'react';
import { LastUpdated } from '@components/frame/DocFooter';
import { useText } from '@hooks/useText';
import { localParts, universalTime } from '@model/pageTime';

const neverChanges = () => () => undefined;

/**
 * Time of the last change, as ISO timestamp and in the user's language and time zone; null without Git history.
 * During hydration, the text is the same as on the server.
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

/**
 * The time of the last change. A separate component, so that the footer doesn't render again when the time zone is
 * known.
 */
export function PageUpdate() {
  const text = useText();
  const update = usePageUpdate();
  return update && <LastUpdated label={text('doc.lastUpdated')} {...update} />;
}
