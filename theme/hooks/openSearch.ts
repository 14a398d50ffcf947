import { useEffect } from 'react';

const OPEN_SEARCH = 'open-search';

/** Opens the search dialog from anywhere on the page. */
export function openSearch(): void {
  window.dispatchEvent(new Event(OPEN_SEARCH));
}

/** Calls `onOpen` when `openSearch` is called. */
export function useOpenSearch(onOpen: () => void): void {
  useEffect(() => {
    window.addEventListener(OPEN_SEARCH, onOpen);
    return () => {
      window.removeEventListener(OPEN_SEARCH, onOpen);
    };
  }, [onOpen]);
}
