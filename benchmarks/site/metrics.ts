/** A task of the main thread, in milliseconds since navigation began. */
export interface Task {
  startTime: number;
  duration: number;
}

/** Duration from which a task blocks user input; web.dev/articles/tbt. */
const BLOCKING_FROM_MS = 50;

/** Total blocking time in milliseconds: the time of long tasks beyond 50 ms, counted from first paint on. */
export function totalBlockingTime(tasks: readonly Task[], firstPaint: number): number {
  return tasks
    .filter(({ startTime, duration }) => startTime + duration > firstPaint)
    .reduce((sum, { startTime, duration }) => {
      const seen = startTime + duration - Math.max(startTime, firstPaint);
      return sum + Math.max(0, seen - BLOCKING_FROM_MS);
    }, 0);
}
