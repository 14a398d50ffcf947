import { useEffect, useState, type RefObject } from 'react';
import { formatTime } from './barGeometry';

const STILL_QUERY = '(prefers-reduced-motion: reduce)';
/** Above the browser's own rounding: the first sliver of the chart counts as in view. */
const IN_VIEW = 0.15;

/** Lets the captions below `chart` count up with their bars. @returns what stops them, at their full time. */
function countUp(chart: HTMLElement): () => void {
  const captions = [...chart.querySelectorAll<HTMLElement>('[data-time]')].map((element) => ({
    element,
    time: Number(element.dataset.time),
  }));
  const show = (elapsed: number) => {
    for (const { element, time } of captions) {
      const text = formatTime(Math.min(elapsed, time));
      if (element.textContent !== text) element.textContent = text;
    }
  };
  const longest = Math.max(0, ...captions.map(({ time }) => time));
  const from = performance.now();
  let frame = 0;
  const tick = (now: number) => {
    const elapsed = Math.max(0, now - from) / 1000;
    show(elapsed);
    if (elapsed < longest) frame = requestAnimationFrame(tick);
  };
  frame = requestAnimationFrame(tick);
  return () => {
    cancelAnimationFrame(frame);
    show(Infinity);
  };
}

/**
 * Runs the bars once, when the chart is first in view. Readers who ask for less motion see the end of it at once.
 * @returns whether they have been started.
 */
export function useBarRun(chart: RefObject<HTMLElement | null>): boolean {
  const [isRunning, setIsRunning] = useState(false);

  useEffect(() => {
    const element = chart.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsRunning(true);
      },
      { threshold: IN_VIEW },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [chart]);

  useEffect(() => {
    if (!isRunning || !chart.current || window.matchMedia(STILL_QUERY).matches) return;
    return countUp(chart.current);
  }, [chart, isRunning]);

  return isRunning;
}
