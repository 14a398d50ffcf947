import { useLang } from '@rspress/core/runtime';

/**
 * Picks the page's language of an entry of `i18n.json`. Views that load late read their entries one by one, so that the
 * bundler leaves them out of the first load, and all others out of their chunk.
 */
export function useLazyText(): (entry: Record<string, string>) => string {
  const lang = useLang();
  return (entry) => entry[lang] ?? entry['en'] ?? '';
}
