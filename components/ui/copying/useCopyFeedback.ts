import { useCallback, useEffect, useRef } from 'react';

/** Duration of the copy feedback in milliseconds; specification §9. */
export const COPIED_MS = 2000;

/** Returns a function that calls back when the copy feedback should end. Each call restarts the timer; unmounting clears it. */
export function useCopyFeedback(): (onEnd: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return useCallback((onEnd) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(onEnd, COPIED_MS);
  }, []);
}
