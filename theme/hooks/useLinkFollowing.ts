import { removeBase, withBase } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { routeOf, useNavigateTo } from './useNavigateTo';

/** What an event's link leads to inside the site; null where there is none, or where it is the browser's to open. */
function addressIn({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link?.getAttribute('href')?.startsWith('/')) return null;
  const { origin, pathname, search, hash, dataset } = link;
  const isOurs = origin === window.location.origin && pathname.startsWith(withBase('/'));
  const isForBrowser = !['', '_self'].includes(link.target) || dataset.reload !== undefined;
  return isOurs && !isForBrowser ? removeBase(pathname) + search + hash : null;
}

/** Whether a press asks the browser for more than to open the link here. */
const isModified = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Fetches a page's code ahead of a visit; a failure is left for the visit itself to meet. */
function onIntent(event: Event): void {
  const address = addressIn(event);
  if (address === null) return;
  routeOf(address)
    ?.preload()
    .catch(() => undefined);
}

/**
 * Opens the site's own links without a page load, and preloads on intent: by one listener for all links, so that a
 * link is plain HTML, which costs nothing to take over and nothing when the page changes. A link with `data-reload`
 * is left to the browser.
 */
export function useLinkFollowing(): void {
  const navigateTo = useNavigateTo();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || isModified(event)) return;
      const address = addressIn(event);
      if (address === null || !routeOf(address)) return;
      event.preventDefault();
      navigateTo(address);
    };
    const intents = ['mouseover', 'focusin', 'touchstart'] as const;
    document.addEventListener('click', onClick);
    for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      for (const intent of intents) document.removeEventListener(intent, onIntent);
    };
  }, [navigateTo]);
}
