import { removeBase, withBase } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { routeOf, useNavigateTo } from './navigation';

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

/** Loads a page ahead of a likely visit; the visit itself handles a failure. */
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
export function useLinks(): void {
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
