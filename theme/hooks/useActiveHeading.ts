import { useEffect, useState } from 'react';
import { activeHeading } from '@model/activeHeading';
import { decodePath } from '@model/sitePath';
import { landingLine } from './landOnHeading';

/** specification §9: outline scroll throttle. */
const THROTTLE_MS = 100;

/** Distance below the scroll target at which headings still count as reached, in pixels. */
const REACH_PX = 24;

function headingInView(ids: readonly string[]): string | null {
  const root = document.documentElement;
  const headings = ids.flatMap((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top === undefined ? [] : [{ id, top }];
  });
  return activeHeading(headings, {
    line: landingLine() + REACH_PX,
    windowHeight: window.innerHeight,
    isAtEnd: window.scrollY > 0 && window.scrollY + window.innerHeight >= root.scrollHeight - 1,
    target: decodePath(window.location.hash.slice(1)),
  });
}

/** The id of the active heading among `ids`, which are in page order; null if none is in view. */
export function useActiveHeading(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      timer = undefined;
      setActive(headingInView(ids));
    };
    const onMove = () => {
      timer ??= setTimeout(update, THROTTLE_MS);
    };
    const events = ['scroll', 'resize', 'hashchange'] as const;
    update();
    for (const event of events) window.addEventListener(event, onMove, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, onMove);
    };
  }, [ids]);
  return active;
}
