import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useActiveHeading } from './useActiveHeading';

const IDS = ['first', 'second'];

/** Places the headings at these distances from the top of the viewport. */
function place(tops: readonly number[]) {
  IDS.forEach((id, index) => {
    const heading = document.getElementById(id);
    if (!heading) throw new Error(`no heading ${id}`);
    vi.spyOn(heading, 'getBoundingClientRect').mockReturnValue({ top: tops[index] } as DOMRect);
  });
}

const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.style.scrollMarginTop = '80px';
  document.body.innerHTML = IDS.map((id) => `<h2 id="${id}"></h2>`).join('');
});

afterEach(() => {
  vi.useRealTimers();
  document.documentElement.removeAttribute('style');
  document.body.innerHTML = '';
});

it('updates 100 ms after a scroll, regardless of further scrolls in between', () => {
  place([80, 900]);
  const { result } = renderHook(() => useActiveHeading(IDS));
  expect(result.current).toBe('first');
  place([-700, 80]);
  window.dispatchEvent(new Event('scroll'));
  pass(60);
  window.dispatchEvent(new Event('scroll'));
  pass(39);
  expect(result.current).toBe('first');
  pass(1);
  expect(result.current).toBe('second');
});
