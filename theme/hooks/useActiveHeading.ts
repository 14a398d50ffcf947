import { useEffect, useState } from 'react';

/** specification §9: outline scroll throttle. */
const THROTTLE_MS = 100;

/** How far below the navbar a heading still counts as reached, in pixels. */
const REACH_PX = 24;

function headingInView(ids: readonly string[]): string | null {
  const line = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + REACH_PX;
  let current: string | null = null;
  for (const id of ids) {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    if (top === undefined) continue;
    if (top > line) break;
    current = id;
  }
  return current;
}

/** The id of the last heading above the reading line, among `ids` in page order; null above the first. */
export function useActiveHeading(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      timer = undefined;
      setActive(headingInView(ids));
    };
    const onScroll = () => {
      timer ??= setTimeout(update, THROTTLE_MS);
    };
    update();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [ids]);
  return active;
}
