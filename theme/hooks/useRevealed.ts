import { useCallback, useEffect, type RefObject } from 'react';

/**
 * Scrolls a container, without its ancestors, so that one of its elements is in view: in the middle if it was out of
 * view.
 */
export function revealInScroller(scroller: HTMLElement, part: Element): void {
  const view = scroller.getBoundingClientRect();
  const { top, bottom } = part.getBoundingClientRect();
  if (top >= view.top && bottom <= view.bottom) return;
  scroller.scrollTop += (top + bottom) / 2 - (view.top + view.bottom) / 2;
}

/**
 * Scrolls a panel so that the element that matches `selector` stays in view when `key` changes.
 * @returns a function that does so immediately, to call when the panel is shown
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
