import { useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { ownShelf } from './ownShelf';

/** Stores each page that the reader opens, to be read offline. Where that fails, the page on show is none the worse. */
export function useVisitedPages(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const shelf = ownShelf();
    if (!shelf) return;
    import('@offline/browser/visits')
      .then(({ visit }) => visit(shelf, window.location.pathname))
      .catch(() => undefined);
  }, [pathname]);
}
