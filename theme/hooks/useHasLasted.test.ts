import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHasLasted } from './useHasLasted';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('is true once the condition has held for the whole time, and restarts after an interruption', () => {
  const { result, rerender } = renderHook(({ on }) => useHasLasted(on, 3000), {
    initialProps: { on: true },
  });
  const wait = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  wait(2999);
  expect(result.current).toBe(false);
  rerender({ on: false });
  rerender({ on: true });
  wait(2999);
  expect(result.current).toBe(false);
  wait(1);
  expect(result.current).toBe(true);
  rerender({ on: false });
  expect(result.current).toBe(false);
});
