import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import styles from './BenchmarkChart.module.css';
import { barShare, formatTime, largestTime, type BenchmarkEntry } from './report';

const STILL_QUERY = '(prefers-reduced-motion: reduce)';

/** Share of the chart that has to be visible before the bars start. */
const IN_VIEW = 0.15;

/** Counts the captions of `chart` up along with their bars. @returns a function that stops the count and shows the final times. */
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
 * Starts the bars once, when the chart is first in view. With reduced motion, the final state shows immediately.
 * @returns whether the bars have started.
 */
function useBarRun(chart: RefObject<HTMLElement | null>): boolean {
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

interface BenchmarkChartProps {
  entries: BenchmarkEntry[];
}

/**
 * A bar chart with groups of bars, scaled to the largest time of all entries. Each bar grows once, for as long as the
 * measured operation took. Hidden from assistive technology: put the figures in a table next to it.
 */
export function BenchmarkChart({ entries }: BenchmarkChartProps) {
  const chart = useRef<HTMLDivElement>(null);
  const isRunning = useBarRun(chart);
  const largest = largestTime(entries);
  return (
    <div
      ref={chart}
      className={styles.root}
      data-state={isRunning ? 'running' : 'waiting'}
      aria-hidden="true"
    >
      {entries.map(({ label, note, metrics }) => (
        <div key={label} className={styles.entry}>
          <p className={styles.label}>{label}</p>
          <ul className={styles.metrics}>
            {metrics.map(({ time, desc, isOwn }) => (
              <li
                key={desc}
                className={styles.metric}
                data-own={isOwn}
                style={
                  { '--share': barShare(time, largest), '--time': `${time}s` } as CSSProperties
                }
              >
                <span className={styles.bar} />
                <span className={styles.caption}>
                  <b className={styles.time} data-time={time}>
                    {formatTime(time)}
                  </b>{' '}
                  {desc}
                </span>
              </li>
            ))}
          </ul>
          {note && <p className={styles.note}>{note}</p>}
        </div>
      ))}
    </div>
  );
}
