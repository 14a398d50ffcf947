import { useLang, usePage } from '@rspress/core/runtime';
import { useCallback, useSyncExternalStore } from 'react';
import { localTime, universalTime } from '@model/pageTime';

const neverChanges = () => () => undefined;

/**
 * When the page was last changed, as an ISO timestamp and in the reader's language and time zone; null where
 * no history tells. While the static page hydrates, its text is one that both sides know.
 */
export function usePageUpdate(): { time: string; text: string } | null {
  const { lastUpdatedTime: time } = usePage().page;
  const lang = useLang();
  const inLocalWords = useCallback(() => (time ? localTime(time, lang) : ''), [time, lang]);
  const inSharedWords = useCallback(() => (time ? universalTime(time) : ''), [time]);
  const text = useSyncExternalStore(neverChanges, inLocalWords, inSharedWords);
  return time ? { time, text } : null;
}
