import { withBase } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { redirectTarget } from '@model/redirects';
import { isExternal } from '@model/sitePath';
import { useCurrentPath } from './useCurrentPath';

/** Leads on from an old address that reached the 404 page: the table is fetched there and nowhere else. */
export function useRedirect(): void {
  const path = useCurrentPath();
  useEffect(() => {
    let isCurrent = true;
    void import('@config/redirects').then(({ redirects }) => {
      const target = redirectTarget(path, redirects, console.warn);
      if (!isCurrent || target === undefined) return;
      const { search, hash } = window.location;
      window.location.replace(isExternal(target) ? target : withBase(target) + search + hash);
    });
    return () => {
      isCurrent = false;
    };
  }, [path]);
}
