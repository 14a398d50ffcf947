import { useCallback } from 'react';
import { routeOf } from './useNavigateTo';

/** Fetches a page's chunk ahead of a visit; a failure is left for the visit itself to meet. */
export function usePreload(): (href: string) => void {
  return useCallback((href: string) => {
    routeOf(href)
      ?.preload()
      .catch(() => undefined);
  }, []);
}
