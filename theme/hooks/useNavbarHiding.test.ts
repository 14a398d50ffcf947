import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNavbarHiding } from './useNavbarHiding';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  window.scrollY = 0;
});

function scrollTo(y: number) {
  window.scrollY = y;
  window.dispatchEvent(new Event('scroll'));
}

const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

it('hides on scroll-down and shows on scroll-up, checking every 200 ms', () => {
  const { result } = renderHook(() => useNavbarHiding('auto'));
  scrollTo(500);
  pass(199);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  scrollTo(450);
  pass(200);
  expect(result.current).toBe(false);
});

it('never hides unless the site enables it', () => {
  const { result } = renderHook(() => useNavbarHiding('never'));
  scrollTo(500);
  pass(200);
  expect(result.current).toBe(false);
});
