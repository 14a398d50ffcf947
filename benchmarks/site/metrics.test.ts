import { describe, expect, it } from 'vitest';
import { totalBlockingTime } from './metrics';

describe('totalBlockingTime', () => {
  it('sums the time of each task beyond 50 ms', () => {
    const tasks = [
      { startTime: 100, duration: 40 },
      { startTime: 200, duration: 70 },
      { startTime: 400, duration: 150 },
    ];
    expect(totalBlockingTime(tasks, 50)).toBe(120);
  });

  it('ignores tasks before the first paint', () => {
    const tasks = [
      { startTime: 0, duration: 500 },
      { startTime: 450, duration: 120 },
    ];
    expect(totalBlockingTime(tasks, 500)).toBe(20);
  });
});
