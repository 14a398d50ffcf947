import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useScrollDirection } from './useScrollDirection';

function scrollTo(y: number): void {
  act(() => {
    Object.assign(window, { scrollY: y });
    window.dispatchEvent(new Event('scroll'));
  });
}

it('is the direction of the last scroll, ignoring tiny movements', () => {
  const { result } = renderHook(useScrollDirection);
  expect(result.current).toBe('down');
  scrollTo(500);
  expect(result.current).toBe('down');
  scrollTo(497);
  expect(result.current).toBe('down');
  scrollTo(490);
  expect(result.current).toBe('up');
  scrollTo(600);
  expect(result.current).toBe('down');
});
