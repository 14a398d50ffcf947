import { useLocation } from '@rspress/core/runtime';
import { useState } from 'react';
import { REDIRECTED_FROM_KEY } from '@config/visited';
import { useHydrated } from './useHydrated';

/** Set by the script in `config/headScripts/localeRedirect.ts`. */
function takeMark(): string | null {
  try {
    const language = sessionStorage.getItem(REDIRECTED_FROM_KEY);
    sessionStorage.removeItem(REDIRECTED_FROM_KEY);
    return language;
  } catch {
    return null;
  }
}

const redirectedFrom = typeof window === 'undefined' ? null : takeMark();

/** The language of the page that was requested, until the reader dismisses the note about it or opens another page. */
export function useLocaleRedirect(): { from: string | null; onDismiss: () => void } {
  const { pathname } = useLocation();
  const [landing] = useState(pathname);
  const [isDismissed, setIsDismissed] = useState(false);
  const isShown = useHydrated() && !isDismissed && pathname === landing;
  return { from: isShown ? redirectedFrom : null, onDismiss: () => setIsDismissed(true) };
}
