import { useCallback, useEffect, useLayoutEffect, type RefObject } from 'react';
import { revealInScroller } from './revealInScroller';
import { readSidebarMemory, rememberSidebarScroll, storeSidebarMemory } from './sidebarMemoryStore';

function revealCurrentPage(panel: HTMLElement): void {
  const current = panel.querySelector('[aria-current="page"]');
  if (current) revealInScroller(panel, current);
}

/**
 * Keeps each section's scroll position through navigation and reload, and the current page in view.
 * @returns `restore` for when the panel comes to be shown: hiding an element forgets its scroll position.
 */
export function useSidebarScroll(
  panelRef: RefObject<HTMLElement | null>,
  section: string,
  pagePath: string,
): { onScroll: () => void; restore: () => void } {
  const restore = useCallback(() => {
    const panel = panelRef.current;
    if (!panel) return;
    panel.scrollTop = readSidebarMemory().scroll[section] ?? 0;
    revealCurrentPage(panel);
  }, [panelRef, section]);

  useLayoutEffect(() => {
    const panel = panelRef.current;
    // A static page's sidebar stands where its inline script, and the reader since then, put it.
    if (panel?.dataset.restored === undefined) restore();
    else delete panel.dataset.restored;
  }, [panelRef, restore]);

  useLayoutEffect(() => {
    if (panelRef.current) revealCurrentPage(panelRef.current);
  }, [panelRef, pagePath]);

  useEffect(() => {
    window.addEventListener('pagehide', storeSidebarMemory);
    return () => {
      window.removeEventListener('pagehide', storeSidebarMemory);
    };
  }, []);

  const onScroll = useCallback(() => {
    if (panelRef.current) rememberSidebarScroll(section, panelRef.current.scrollTop);
  }, [panelRef, section]);

  return { onScroll, restore };
}
