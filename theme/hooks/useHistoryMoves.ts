import { initPageData, removeBase, useLocation, warmPageData } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { isSamePage } from '@model/sitePath';
import { trackPageLoad } from './pageLoadProgress';
import { useIsPageThere } from './useIsPageThere';
import { dropPendingChoice, routeOf } from './useNavigateTo';

/** The address of the page on show; none until the page answers. */
let shown: string | undefined;

/** The page that a move has led to and that does not come. */
let missing: { path: string; error: unknown } | undefined;

/** The event that tells the router of a move whose page is there. */
let released: Event | undefined;

function holdUntilLoaded(event: PopStateEvent): void {
  if (event === released) return;
  dropPendingChoice();
  const { href, pathname } = window.location;
  const path = removeBase(pathname);
  if (shown === undefined || isSamePage(path, shown) || !routeOf(path)) return;
  event.stopImmediatePropagation();
  const release = () => {
    // Another move, or a link, has left the entry since.
    if (window.location.href !== href) return;
    released = new PopStateEvent('popstate', { state: window.history.state as unknown });
    window.dispatchEvent(released);
  };
  const load = initPageData(path);
  trackPageLoad(load);
  load.then(
    (data) => {
      warmPageData(path, data);
      release();
    },
    (error: unknown) => {
      missing = { path, error };
      release();
    },
  );
}

// Listeners on the window hear of a move in the order in which they came: this one has to come before the router's.
if (typeof window !== 'undefined') window.addEventListener('popstate', holdUntilLoaded);

/**
 * Back and forward, as a link does it: shows progress, drops the page that a link may still be loading, and keeps
 * the page on show until page and data can be drawn in one go. The router alone would take the old page away at
 * once, and leave an empty one that cannot be scrolled to where the reader was.
 */
export function useHistoryMoves(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    shown = pathname;
    return () => {
      shown = undefined;
    };
  }, [pathname]);
}

/** Fails where back or forward has led to a page that does not come, and the one before would stay under its address. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const isThere = useIsPageThere();
  if (!isThere && missing?.path === pathname) throw missing.error;
}
