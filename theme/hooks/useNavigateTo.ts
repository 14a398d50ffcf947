import {
  initPageData,
  PageContext,
  pathnameToRouteService,
  removeBase,
  useNavigate,
  warmPageData,
  withBase,
} from '@rspress/core/runtime';
import { startTransition, useCallback, useContext } from 'react';
import { cleanPath, isSamePage } from '@model/sitePath';
import { canOpen, setLoadFailure } from './loadFailure';
import { trackPageLoad } from './pageLoadProgress';

/** The route that serves an address; a malformed percent code throws inside the engine and means none. */
export function routeOf(href: string): ReturnType<typeof pathnameToRouteService> | undefined {
  try {
    return pathnameToRouteService(href.replace(/[?#].*$/s, ''));
  } catch {
    return undefined;
  }
}

/** Counts the reader's choices, so that a slow page does not come up over a later choice. */
let choices = 0;

/** Begins a choice, which ends the one before. */
function choose(): number {
  setLoadFailure(null);
  return ++choices;
}

/** The reader moved on by other means than a link. */
export function dropPendingChoice(): void {
  choose();
}

/**
 * Opens a page of the site without a page load: its chunk first, then address and content in one step.
 * Addresses outside the route table are left to the browser, and so are pages whose chunk does not come, where
 * the server has them.
 */
export function useNavigateTo(): (href: string) => void {
  const navigate = useNavigate();
  const { setData } = useContext(PageContext);
  return useCallback(
    (href: string) => {
      const target = cleanPath(href);
      const path = target.replace(/[?#].*$/s, '');
      const choice = choose();
      const isLatest = () => choice === choices;
      const address = withBase(target);
      const leave = async () => {
        const isThere = await canOpen(address);
        if (!isLatest()) return;
        if (isThere) window.location.assign(address);
        else setLoadFailure(address);
      };
      if (isSamePage(path, removeBase(window.location.pathname))) {
        void navigate(target);
      } else if (routeOf(path)) {
        const load = initPageData(path);
        trackPageLoad(load);
        load.then((data) => {
          if (!isLatest()) return;
          warmPageData(path, data);
          startTransition(() => {
            // The engine would do so once the address has changed, and draw the page a second time.
            setData?.(data);
            void navigate(target);
          });
        }, leave);
      } else window.location.assign(address);
    },
    [navigate, setData],
  );
}
