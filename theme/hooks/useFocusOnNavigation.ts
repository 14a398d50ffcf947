import { useLocation } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { focusContent } from './focusContent';

/** Hands focus to the new page's content where the link that had it left with the old page, so that Tab goes on from there. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement === document.body) focusContent();
  }, [pathname]);
}
