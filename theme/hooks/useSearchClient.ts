import { useLang, withBase } from '@rspress/core/runtime';
import { embeddedClient } from '@search/embedded';

/** The client that answers this page's queries; asking for it starts what it needs. */
export function useSearchClient() {
  const lang = useLang();
  return embeddedClient({ lang, base: withBase('/') });
}
