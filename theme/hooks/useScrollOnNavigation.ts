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
 * A new page starts at its top, or at the heading that the address names; back and forward return to where
 * the reader was. The browser would do the latter before the page is there, and so miss.
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
    // A document that it opens, and a heading of the page on show, the browser has scrolled to before us.
    const isBrowsers =
      type === NavigationType.Pop && (before?.pathname ?? location.pathname) === location.pathname;
    if (isBrowsers) return heading && hasLanded(heading) ? landOnHeading(heading) : undefined;
    if (heading) return landOnHeading(heading);
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [location, type]);

  useEffect(() => {
    const remember = () => {
      // Between a change of address and the new page, what scrolls belongs to neither entry.
      const key = shown.current?.key;
      if (key !== undefined && key === entryKey()) rememberScroll(key, window.scrollY);
    };
    // A move through the history may overtake that event too; it finds the page that it leaves still on show.
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
    // Not before the browser is done with its own restoring after a reload.
    if (document.readyState === 'complete') takeOver();
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', handOver);
    window.addEventListener('scroll', remember, { passive: true });
    // A link may leave the page before the event of the last scroll comes.
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
