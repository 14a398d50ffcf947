import { useLang } from '@rspress/core/runtime';

/**
 * Returns a function that picks the page's language from an entry of `i18n.json`. Components that load on demand
 * import their entries one by one, so that the bundler keeps them out of the first load, and all others out of their
 * chunk.
 */
export function useLazyText(): (entry: Record<string, string>) => string {
  const lang = useLang();
  return (entry) => entry[lang] ?? entry['en'] ?? '';
}
