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

/** Whether the browser opened this document anew; on reload and return it restores the scroll position itself. */
function isFreshLoad(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
}

/**
 * A new page starts at its top, or at the heading that the address names; back and forward return to where
 * the reader was. The browser would do the latter before the page is there, and so miss.
 */
export function useScrollOnNavigation(): void {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef<string | null>(null);

  useLayoutEffect(() => {
    const isFirst = shown.current === null;
    shown.current = ensureEntryKey();
    if (type === NavigationType.Replace) return;
    const known = type === NavigationType.Pop ? recallScroll(shown.current) : undefined;
    const heading = decodePath(location.hash.slice(1));
    if (isFirst) return isFreshLoad() && hasLanded(heading) ? landOnHeading(heading) : undefined;
    if (known === undefined && heading) return landOnHeading(heading);
    window.scrollTo({ top: known ?? 0, behavior: 'instant' });
  }, [location, type]);

  useEffect(() => {
    const onScroll = () => {
      // Between a change of address and the new page, what scrolls belongs to neither entry.
      if (shown.current && shown.current === entryKey())
        rememberScroll(shown.current, window.scrollY);
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
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', handOver);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
}
