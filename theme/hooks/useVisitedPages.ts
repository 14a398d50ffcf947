import { useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { currentStoreId } from './currentStoreId';

/** Stores each page that the reader opens, to be read offline. Where that fails, the page on show is none the worse. */
export function useVisitedPages(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const store = currentStoreId();
    if (!store) return;
    import('@offline/browser/visits')
      .then(({ visit }) => visit(store, window.location.pathname))
      .catch(() => undefined);
  }, [pathname]);
}
