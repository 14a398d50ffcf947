import { useLang } from '@rspress/core/runtime';
import { OfflinePages as OfflinePagesView } from '@components/frame/OfflinePages';
import { useOfflinePages } from '@hooks/useOfflinePages';
import { useLazyText } from '@hooks/useLazyText';
import strings from '../../i18n.json';

const MEGABYTE = 1_000_000;

/** The sentences of offline reading in the page's language. */
function useOfflineLabels() {
  const lang = useLang();
  const own = useLazyText();
  const size = new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  const percent = new Intl.NumberFormat(lang, { style: 'percent' });
  return {
    label: own(strings['offline.label']),
    text: own(strings['offline.text']),
    keep: own(strings['offline.keep']),
    kept: own(strings['offline.kept']),
    failed: own(strings['offline.failed']),
    remove: own(strings['offline.remove']),
    removed: own(strings['offline.removed']),
    size: (bytes: number) =>
      own(strings['offline.size']).replace('{{size}}', size.format(bytes / MEGABYTE)),
    pages: (count: number) => own(strings['offline.pages']).replace('{{count}}', String(count)),
    keeping: (share: number) =>
      own(strings['offline.keeping']).replace('{{percent}}', percent.format(share)),
  };
}

/** What the reader has stored for offline reading, and can; `markdown/plugins/remarkPageComponents.ts` puts it in its page. */
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
