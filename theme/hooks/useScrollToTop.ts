import { useCallback } from 'react';
import { focusContent } from './focusContent';

/** Scrolls to the top of the page, smoothly unless the reader wants less motion, and goes on from the content. */
export function useScrollToTop(): () => void {
  return useCallback(() => {
    const wantsLess = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: wantsLess ? 'instant' : 'smooth' });
    focusContent();
  }, []);
}
