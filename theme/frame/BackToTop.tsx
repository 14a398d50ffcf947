import { ScrollToTop } from '@components/frame/ScrollToTop';
import { useIsScrolled } from '@hooks/useIsScrolled';
import { useScrollDirection } from '@hooks/useScrollDirection';
import { useScrollToTop } from '@hooks/useScrollToTop';
import { useText } from '@hooks/useText';
import { useThemeConfig } from '@hooks/useThemeConfig';

/** How far down the button comes up, in pixels. */
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
