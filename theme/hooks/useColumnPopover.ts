import { useLocation } from '@rspress/core/runtime';
import { useCallback, useEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface ColumnPopover {
  ref: RefObject<HTMLDivElement | null>;
  close: () => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * A popover on narrow screens that is a static column on wide ones. The browser closes it on Escape and outside
 * clicks; this hook closes it on navigation, when focus leaves, and when it becomes a column.
 * @param narrow media query that makes it a popover
 */
export function useColumnPopover(narrow: string): ColumnPopover {
  const ref = useRef<HTMLDivElement>(null);
  const location = useLocation();

  const close = useCallback(() => {
    if (ref.current?.matches(':popover-open')) ref.current.hidePopover();
  }, []);

  useEffect(close, [close, location]);

  useEffect(() => {
    const query = window.matchMedia(narrow);
    query.addEventListener('change', close);
    return () => {
      query.removeEventListener('change', close);
    };
  }, [close, narrow]);

  const onBlur = useCallback(
    ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
    },
    [close],
  );

  return { ref, close, onBlur };
}
