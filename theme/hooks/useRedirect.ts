import { withBase } from '@rspress/core/runtime';
import { useEffect } from 'react';
import type { Redirect } from '@config/redirects';
import { redirectTarget } from '@model/redirects';
import { isExternal } from '@model/sitePath';
import { useCurrentPath } from './useCurrentPath';

/** Leads on from an old address that reached the 404 page: the table is fetched there and nowhere else. */
export function useRedirect(): void {
  const path = useCurrentPath();
  useEffect(() => {
    let isCurrent = true;
    const follow = (redirects: readonly Redirect[]) => {
      const target = redirectTarget(path, redirects, console.warn);
      if (!isCurrent || target === undefined) return;
      const { search, hash } = window.location;
      window.location.replace(isExternal(target) ? target : withBase(target) + search + hash);
    };
    // Where the table does not come, the page says what is true: there is none at this address.
    import('@config/redirects').then(
      (table) => {
        follow(table.redirects);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);
}
