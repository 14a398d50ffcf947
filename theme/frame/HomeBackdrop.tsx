import type { ReactNode } from 'react';
import { Backdrop } from '@components/home/Backdrop';
import { useScrolledPast } from '@hooks/useScrolledPast';
import { useThemeConfig } from '@hooks/useThemeConfig';

/** specification §2 'Home page': nothing covers the background above this scroll position, in pixels. */
const TRANSPARENT_BELOW_PX = 100;

export function HomeBackdrop({ children }: { children: ReactNode }) {
  const isScrolled = useScrolledPast(TRANSPARENT_BELOW_PX);
  const { heroBackgroundUrl } = useThemeConfig();
  return (
    <Backdrop isScrolled={isScrolled} {...(heroBackgroundUrl && { imageUrl: heroBackgroundUrl })}>
      {children}
    </Backdrop>
  );
}
