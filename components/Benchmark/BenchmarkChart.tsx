import { useRef, type CSSProperties } from 'react';
import { barShare, formatTime, largestTime, type BenchmarkEntry } from './barGeometry';
import styles from './BenchmarkChart.module.css';
import { useBarRun } from './useBarRun';

interface BenchmarkChartProps {
  entries: BenchmarkEntry[];
}

/**
 * A bar for each metric, its width in proportion to the largest time across all entries. Bars grow once, when
 * first in view, for as long as what they stand for took. The figures belong into a table beside it.
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
          <div>
            <p className={styles.label}>{label}</p>
            {note && <p className={styles.note}>{note}</p>}
          </div>
          <ul className={styles.metrics}>
            {metrics.map(({ time, desc }) => (
              <li
                key={desc}
                className={styles.metric}
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
        </div>
      ))}
    </div>
  );
}
