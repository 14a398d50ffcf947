import { withBase, useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import type { StoreId } from '@offline/browser/offlineStore';
import { BUILD_META } from '@offline/offlineFiles';

/**
 * Identifies this build's offline storage; undefined if the browser lacks storage or the site was built without
 * offline reading.
 */
export function currentStoreId(): StoreId | undefined {
  const build = document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META}"]`)?.content;
  if (!build || !('serviceWorker' in navigator) || !('caches' in window)) return undefined;
  return { base: withBase('/'), build };
}

/** Stores each page that the user opens for offline reading. Errors don't affect the page. */
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
