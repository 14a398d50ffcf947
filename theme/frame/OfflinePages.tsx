import { useLang } from '@rspress/core/runtime';
import { OfflinePages as OfflinePagesView } from '@components/frame/OfflinePages';
import { useOfflinePages } from '@hooks/useOfflinePages';
import { useLazyText } from '@hooks/useLazyText';
import strings from '../../i18n.json';

const MEGABYTE = 1_000_000;

/** Labels of offline reading in the page's language. */
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

/**
 * Shows which pages are stored for offline reading, with buttons to store or remove them.
 * `markdown/plugins/remarkPageComponents.ts` adds it to the page `pages.mdx`.
 */
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
