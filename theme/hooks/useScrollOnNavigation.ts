import { NavigationType, useLocation, useNavigationType } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { decodePath } from '@model/sitePath';
import { hasLanded, landOnHeading } from './landOnHeading';
import {
  ensureEntryKey,
  entryKey,
  recallScroll,
  rememberScroll,
  storeScroll,
} from './scrollMemory';

/**
 * Scrolls new pages to the top or to the heading in the URL, and restores the position on back and forward. The
 * browser would restore it before the page has rendered.
 */
export function useScrollOnNavigation(): void {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef<{ key: string; pathname: string } | null>(null);

  useLayoutEffect(() => {
    const before = shown.current;
    const key = ensureEntryKey();
    shown.current = { key, pathname: location.pathname };
    if (type === NavigationType.Replace) return;
    const heading = decodePath(location.hash.slice(1));
    const known = type === NavigationType.Pop ? recallScroll(key) : undefined;
    if (known !== undefined) {
      window.scrollTo({ top: known, behavior: 'instant' });
      return;
    }
    // The browser itself has scrolled to the hash of a new document, and to headings of the current page.
    const isBrowsers =
      type === NavigationType.Pop && (before?.pathname ?? location.pathname) === location.pathname;
    if (isBrowsers) return heading && hasLanded(heading) ? landOnHeading(heading) : undefined;
    if (heading) return landOnHeading(heading);
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [location, type]);

  useEffect(() => {
    const remember = () => {
      // Between the URL change and the new page, scroll events belong to neither history entry.
      const key = shown.current?.key;
      if (key !== undefined && key === entryKey()) rememberScroll(key, window.scrollY);
    };
    // A history navigation may come before that event, while the old page is still visible.
    const rememberLeft = () => {
      if (shown.current) rememberScroll(shown.current.key, window.scrollY);
    };
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const handOver = () => {
      history.scrollRestoration = 'auto';
      storeScroll();
    };
    // After a reload, wait until the browser has restored the position.
    if (document.readyState === 'complete') takeOver();
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', handOver);
    window.addEventListener('scroll', remember, { passive: true });
    // A link may leave the page before the last scroll event.
    window.addEventListener('click', remember, { capture: true });
    window.addEventListener('popstate', rememberLeft);
    return () => {
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', handOver);
      window.removeEventListener('scroll', remember);
      window.removeEventListener('click', remember, { capture: true });
      window.removeEventListener('popstate', rememberLeft);
    };
  }, []);
}
