import { useLang } from '@rspress/core/runtime';
import strings from '../../i18n.json';
import { useLazyText } from './useLazyText';

const MEGABYTE = 1_000_000;

/** The sentences of offline reading in the page's language. */
export function useOfflineLabels() {
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
