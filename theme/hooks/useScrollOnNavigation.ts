import { NavigationType, useLocation, useNavigationType } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { decodePath } from '@model/sitePath';

/** specification §9: hash scroll delay. */
const HASH_SCROLL_DELAY_MS = 100;

/** A new page starts at its top, except on back and forward, which the browser restores; an address with a hash lands on its heading once the page is laid out. */
export function useScrollOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const isHistoryMove = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (!hash) {
      if (!isHistoryMove) window.scrollTo(0, 0);
      return;
    }
    const timer = setTimeout(() => {
      document.getElementById(decodePath(hash.slice(1)))?.scrollIntoView();
    }, HASH_SCROLL_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [pathname, hash, isHistoryMove]);
}
