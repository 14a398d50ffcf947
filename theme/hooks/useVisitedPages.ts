import { withBase, useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import type { StoreId } from '@offline/browser/offlineStore';
import { BUILD_META } from '@offline/offlineFiles';

/** What this page's build stores for offline reading; undefined where the browser has nowhere to, or the site is not built so. */
export function currentStoreId(): StoreId | undefined {
  const build = document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META}"]`)?.content;
  if (!build || !('serviceWorker' in navigator) || !('caches' in window)) return undefined;
  return { base: withBase('/'), build };
}

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
