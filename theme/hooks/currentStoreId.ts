import { withBase } from '@rspress/core/runtime';
import { BUILD_META } from '@offline/offlineFiles';
import type { StoreId } from '@offline/browser/offlineStore';

/** What this page's build stores for offline reading; undefined where the browser has nowhere to, or the site is not built so. */
export function currentStoreId(): StoreId | undefined {
  const build = document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META}"]`)?.content;
  if (!build || !('serviceWorker' in navigator) || !('caches' in window)) return undefined;
  return { base: withBase('/'), build };
}
