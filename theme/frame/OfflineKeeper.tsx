import { useVisitedPages } from '@hooks/useVisitedPages';

/** Stores the pages that the user opens, on a site with offline reading. */
export function OfflineKeeper() {
  useVisitedPages();
  return null;
}
