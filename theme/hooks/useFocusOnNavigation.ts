import { useLocation } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { decodePath } from '@model/sitePath';
import { focusHeading } from './focusContent';

/** Hands focus to the new page's heading, so that screen readers tell of the page and Tab goes on from there. */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const focus = () => {
      focusHeading(decodePath(hash.slice(1)));
    };
    // A dialog that closes with the navigation gives focus back first.
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
