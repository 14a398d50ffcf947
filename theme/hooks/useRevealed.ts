import { useCallback, useEffect, type RefObject } from 'react';

/** Scrolls a container, and nothing around it, so far that a part of it comes into view: to the middle where it was out of sight. */
export function revealInScroller(scroller: HTMLElement, part: Element): void {
  const view = scroller.getBoundingClientRect();
  const { top, bottom } = part.getBoundingClientRect();
  if (top >= view.top && bottom <= view.bottom) return;
  scroller.scrollTop += (top + bottom) / 2 - (view.top + view.bottom) / 2;
}

/**
 * Scrolls a panel along, so that the part of it that `selector` names stays in view whenever `key` changes.
 * @returns does so at once, for when the panel comes to be shown.
 */
export function useRevealed(
  panelRef: RefObject<HTMLElement | null>,
  selector: string,
  key: unknown,
): () => void {
  const reveal = useCallback(() => {
    const part = panelRef.current?.querySelector(selector);
    if (panelRef.current && part) revealInScroller(panelRef.current, part);
  }, [panelRef, selector]);
  useEffect(reveal, [reveal, key]);
  return reveal;
}
