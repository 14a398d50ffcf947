import { useCallback, useEffect, useRef } from 'react';
import { COPIED_MS } from './copiedTime';

/** Ends what is said after copying: calls back once it has stood long enough, anew for each copy, not after unmounting. */
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
