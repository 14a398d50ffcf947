import { withBase } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { NotFound } from '@components/frame/PageErrors';
import { useSitePort } from '@components/SiteContext';
import type { Redirect } from '@config/redirects';
import { useCurrentPath } from '@hooks/useCurrentPath';
import { useText } from '@hooks/useText';
import { redirectTarget } from '@model/redirects';
import { isExternal } from '@model/sitePath';

/** Redirects from an old URL. Loads the redirect table only on the 404 page. */
function useRedirect(): void {
  const path = useCurrentPath();
  useEffect(() => {
    let isCurrent = true;
    const follow = (redirects: readonly Redirect[]) => {
      const target = redirectTarget(path, redirects, console.warn);
      if (!isCurrent || target === undefined) return;
      const { search, hash } = window.location;
      window.location.replace(isExternal(target) ? target : withBase(target) + search + hash);
    };
    // Without the table, the 404 page stays.
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

export function NotFoundMessage() {
  useRedirect();
  const text = useText();
  const { localize } = useSitePort();
  return (
    <NotFound
      homeHref={localize('/')}
      labels={{ heading: text('notFound.heading'), takeMeHome: text('notFound.takeMeHome') }}
    />
  );
}
