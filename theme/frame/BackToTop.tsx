import { useSyncExternalStore, useCallback } from 'react';
import { ScrollToTop } from '@components/frame/ScrollToTop';
import { focusContent } from '@hooks/focusContent';
import { useScrollDirection } from '@hooks/useScrollDirection';
import { useText } from '@hooks/useText';
import { useThemeConfig } from '@hooks/useThemeConfig';

function subscribe(onScroll: () => void): () => void {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.removeEventListener('scroll', onScroll);
  };
}

/** Whether the page is scrolled by more than `distance` pixels; false on the server. */
function useIsScrolled(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  );
}

/** Scrolls to the top, smoothly unless the user prefers reduced motion, and moves focus to the content. */
function useScrollToTop(): () => void {
  return useCallback(() => {
    const wantsLess = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: wantsLess ? 'instant' : 'smooth' });
    focusContent();
  }, []);
}

/** Scroll position in pixels at which the button appears. */
const SHOWN_FROM_PX = 100;

export function BackToTop() {
  const text = useText();
  const { enableScrollToTop = false } = useThemeConfig();
  const isScrolled = useIsScrolled(SHOWN_FROM_PX);
  const direction = useScrollDirection();
  const scrollToTop = useScrollToTop();
  if (!enableScrollToTop) return null;
  return (
    <ScrollToTop
      label={text('doc.scrollToTop')}
      isShown={isScrolled}
      direction={direction}
      onClick={scrollToTop}
    />
  );
}
