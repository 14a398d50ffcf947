import { useEffect, useState } from 'react';
import { MIN_TRAVEL_PX } from '@model/navbarVisibility';

/** The last scroll direction, initially down. */
export function useScrollDirection(): 'up' | 'down' {
  const [direction, setDirection] = useState<'up' | 'down'>('down');
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < MIN_TRAVEL_PX) return;
      setDirection(scrollY < last ? 'up' : 'down');
      last = scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return direction;
}
