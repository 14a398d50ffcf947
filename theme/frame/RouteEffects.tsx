import { useEffect, useRef } from 'react';
import { removeBase, withBase, useLocation, usePage } from '@rspress/core/runtime';
import { ContentActions } from '@components/prose/ContentActions';
import { focusHeading } from '@hooks/focusContent';
import { routeOf, useNavigateTo, useHistory } from '@hooks/navigation';
import { useImageZoom } from '@hooks/useImageZoom';
import { useOptionFilter } from '@hooks/useOptionFilter';
import { useScrollOnNavigation } from '@hooks/useScrollOnNavigation';
import { decodePath } from '@model/sitePath';

/** Marks the document as interactive. Clicks and keys before that are lost, so tests wait for it. */
function useReadyMark(): void {
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.ready = '';
    return () => {
      delete root.dataset.ready;
    };
  }, []);
}

/** The site URL that an event's link opens; null if there is no link or the browser should handle it. */
function targetOf({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link?.getAttribute('href')?.startsWith('/')) return null;
  const { origin, pathname, search, hash, dataset } = link;
  const isInternal = origin === window.location.origin && pathname.startsWith(withBase('/'));
  const isForBrowser = !['', '_self'].includes(link.target) || dataset.reload !== undefined;
  return isInternal && !isForBrowser ? removeBase(pathname) + search + hash : null;
}

/** Whether a click asks the browser for a new tab, a new window, or a download. */
const isModified = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Preloads a page. Errors are handled when the user opens it. */
function preload(event: Event): void {
  const href = targetOf(event);
  if (href === null) return;
  routeOf(href)
    ?.preload()
    .catch(() => undefined);
}

/**
 * Follows the site's links without a page load and preloads them on hover, focus, and touch. One listener serves all
 * links, so that a link is plain HTML. A link with `data-reload` is left to the browser.
 */
function useLinks(): void {
  const navigateTo = useNavigateTo();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || isModified(event)) return;
      const href = targetOf(event);
      if (href === null || !routeOf(href)) return;
      event.preventDefault();
      navigateTo(href);
    };
    const hints = ['mouseover', 'focusin', 'touchstart'] as const;
    document.addEventListener('click', onClick);
    for (const hint of hints) document.addEventListener(hint, preload, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      for (const hint of hints) document.removeEventListener(hint, preload);
    };
  }, [navigateTo]);
}

/** Moves focus to the heading of the new page, so that screen readers announce the page and Tab continues there. */
function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const focus = () => {
      focusHeading(decodePath(hash.slice(1)));
    };
    // A dialog that closes on navigation returns the focus first.
    const dialog = document.querySelector('dialog:modal');
    if (!dialog) {
      focus();
      return;
    }
    dialog.addEventListener('close', focus, { once: true });
    return () => {
      dialog.removeEventListener('close', focus);
    };
  }, [pathname, hash]);
}

/** Effects of every page type: links, image zoom, option filter, scroll position, focus, load progress and readiness. */
export function RouteEffects() {
  const { page } = usePage();
  useScrollOnNavigation();
  useFocusOnNavigation();
  useHistory();
  useLinks();
  useImageZoom();
  useOptionFilter(page);
  useReadyMark();
  return <ContentActions page={page} />;
}
