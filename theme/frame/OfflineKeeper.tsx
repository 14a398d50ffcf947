import { useVisitedPages } from '@hooks/useVisitedPages';

/** Has the pages that the reader opens stored, on a site that is to be read offline. */
export function OfflineKeeper() {
  useVisitedPages();
  return null;
}
