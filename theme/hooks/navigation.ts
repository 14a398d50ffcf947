/**
 * Navigation inside the site. A link, back, and forward all keep the current page until the next one has loaded, show
 * progress in the meantime, and fall back to a page load when it can't be loaded.
 */
import {
  initPageData,
  PageContext,
  pathnameToRouteService,
  removeBase,
  useLocation,
  useNavigate,
  warmPageData,
  withBase,
} from '@rspress/core/runtime';
import {
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useSyncExternalStore,
  type ContextType,
} from 'react';
import { articleRoute } from '@engine/articles/builtSite';
import { cleanPath, isSamePage } from '@model/sitePath';
import { trackPageLoad } from './pageLoadProgress';

type PageData = ContextType<typeof PageContext>['data'];

const pathOf = (href: string): string => href.replace(/[?#].*$/s, '');

interface Route {
  preload: () => Promise<unknown>;
}

/** The route of a URL in the engine's table, which in a built site contains the first page and interactive pages. */
export function listedRoute(href: string): Route | undefined {
  try {
    return pathnameToRouteService(pathOf(href));
  } catch {
    // A malformed percent code.
    return undefined;
  }
}

/** The route that may serve a URL; undefined if it isn't that of a page. */
export const routeOf = (href: string): Route | undefined =>
  listedRoute(href) ?? articleRoute(pathOf(href));

/** Loads a page's data. Undefined if there is no such page. @throws if the page fails to load */
async function loadPage(path: string): Promise<PageData | undefined> {
  const route = listedRoute(path) ? undefined : articleRoute(path);
  if (!route) return initPageData(path);
  const data = await route.preload();
  if (!data) return undefined;
  const { pageType = 'doc' } = data.frontmatter;
  // The form in which the engine returns the data of pages in its table.
  return { ...data, pagePath: path, pageType } as unknown as PageData;
}

let failedUrl: string | null = null;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Records the URL of a page that couldn't be loaded; null clears it. */
export function setLoadFailure(url: string | null): void {
  failedUrl = url;
  for (const notify of listeners) notify();
}

/** The URL that the last navigation failed to load, or null. */
export const useLoadFailure = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => failedUrl,
    () => null,
  );

/**
 * Whether the server responds to a URL. Without a connection, or with a broken server, a page load would replace the
 * page that the user has with the browser's error page.
 */
export async function isReachable(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/** Counts navigations, so that a page that loads slowly doesn't replace a later one. */
let navigations = 0;

/** Starts a navigation and cancels the one before. @returns whether it is still the latest */
function startNavigation(): () => boolean {
  setLoadFailure(null);
  const own = ++navigations;
  return () => own === navigations;
}

interface Destination {
  /** Without the base path. */
  path: string;
  /** With the base path, query, and hash. */
  url: string;
  show: (data: PageData) => void;
  loadDocument: () => void;
}

/** Shows a page once it has loaded, unless the user has moved on. */
async function openPage({ path, url, show, loadDocument }: Destination): Promise<void> {
  const isLatest = startNavigation();
  const load = loadPage(path);
  trackPageLoad(load);
  const data = await load.catch(() => undefined);
  if (data) {
    if (!isLatest()) return;
    // The engine takes the data from there when the path changes, and doesn't load the page again.
    warmPageData(path, data);
    show(data);
    return;
  }
  const canLoad = await isReachable(url);
  if (!isLatest()) return;
  if (canLoad) loadDocument();
  else setLoadFailure(url);
}

/** Opens a page of the site. URLs outside the route table are left to the browser. */
export function useNavigateTo(): (href: string) => void {
  const navigate = useNavigate();
  const current = useLocation().pathname;
  const { setData } = useContext(PageContext);
  return useCallback(
    (href: string) => {
      const target = cleanPath(href);
      const path = pathOf(target);
      const url = withBase(target);
      const loadDocument = () => {
        window.location.assign(url);
      };
      const show = (data: PageData) => {
        // Data and URL change in one transition: by default, the engine sets the data after it and renders twice.
        startTransition(() => {
          setData?.(data);
          void navigate(target);
        });
      };
      if (isSamePage(path, current)) {
        startNavigation();
        void navigate(target);
      } else if (routeOf(path)) void openPage({ path, url, show, loadDocument });
      else loadDocument();
    },
    [navigate, current, setData],
  );
}

/** The page that the router shows; undefined until React has taken over the document. */
let shown: { path: string; setData: ContextType<typeof PageContext>['setData'] } | undefined;

/** The event that passes a move through the history on to the router. */
let released: Event | undefined;

/** Holds back and forward until the page has loaded. */
function onPopState(event: PopStateEvent): void {
  if (!shown || event === released) return;
  const { href, pathname, search, hash } = window.location;
  const path = removeBase(pathname);
  if (isSamePage(path, shown.path)) {
    startNavigation();
    return;
  }
  const { setData } = shown;
  event.stopImmediatePropagation();
  void openPage({
    path,
    url: pathname + search + hash,
    show(data) {
      // A query that was just typed may have replaced the history entry.
      if (window.location.href !== href) return;
      const move = new PopStateEvent('popstate', { state: window.history.state as unknown });
      released = move;
      startTransition(() => {
        setData?.(data);
        window.dispatchEvent(move);
      });
    },
    loadDocument() {
      window.location.reload();
    },
  });
}

// Browsers call listeners of the window in the order in which they were added, whether they capture or not: this one
// has to come before the router's.
if (typeof window !== 'undefined') window.addEventListener('popstate', onPopState);

/**
 * Makes back and forward wait for the page. The router alone would remove the old page immediately and leave an empty
 * one, which can't be scrolled to where the user was.
 */
export function useHistory(): void {
  const { pathname } = useLocation();
  const { setData } = useContext(PageContext);
  useEffect(() => {
    shown = { path: pathname, setData };
    return () => {
      shown = undefined;
    };
  }, [pathname, setData]);
}
