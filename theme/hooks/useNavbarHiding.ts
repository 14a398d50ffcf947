import { useEffect, useState } from 'react';
import type { ThemeConfig } from '@config/themeConfig';
import { isNavbarHidden } from '@model/navbarVisibility';

/** specification §9: navbar hide throttle. */
const THROTTLE_MS = 200;

/** The navbar doesn't hide within this distance from the top, in pixels; specification §9, the larger navbar height. */
const NAVBAR_HEIGHT_PX = 72;

/** Whether the navbar is hidden, with the option `hideNavbar: 'auto'`. */
export function useNavbarHiding(policy: ThemeConfig['hideNavbar']): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    if (policy !== 'auto') return;
    let last = window.scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      timer = undefined;
      const from = last;
      const to = window.scrollY;
      last = to;
      setIsHidden((wasHidden) => isNavbarHidden({ wasHidden, from, to }, NAVBAR_HEIGHT_PX));
    };
    const onScroll = () => {
      timer ??= setTimeout(settle, THROTTLE_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [policy]);
  return isHidden;
}
