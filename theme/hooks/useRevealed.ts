import { useCallback, useEffect, type RefObject } from 'react';
import { revealInScroller } from './revealInScroller';

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
