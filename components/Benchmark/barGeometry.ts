export interface BenchmarkMetric {
  /** In seconds. */
  time: number;
  /** What was timed; names the metric within its entry. */
  desc: string;
}

/** specification §3 'Benchmark entry'. */
export interface BenchmarkEntry {
  label: string;
  /** Stands below the label: versions, say. */
  note?: string;
  metrics: BenchmarkMetric[];
}

/** specification §9: from this many milliseconds on, times are told in seconds. */
const SECONDS_FROM_MS = 1000;

/** The largest time across all data; 0 where there is none. */
export function largestTime(entries: readonly BenchmarkEntry[]): number {
  return Math.max(0, ...entries.flatMap(({ metrics }) => metrics.map(({ time }) => time)));
}

/** A bar's width as a share of the widest, 0 to 1. */
export function barShare(time: number, largest: number): number {
  return largest > 0 ? time / largest : 0;
}

/** A time in milliseconds below one second, else in seconds with two decimals. @param time in seconds. */
export function formatTime(time: number): string {
  const milliseconds = Math.round(time * 1000);
  return milliseconds < SECONDS_FROM_MS ? `${milliseconds} ms` : `${time.toFixed(2)} s`;
}
