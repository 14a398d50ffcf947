import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { landOnHeading } from './landOnHeading';

const scrolls = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<h2 id="here"></h2>';
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(scrolls);
});

afterEach(() => {
  vi.useRealTimers();
  scrolls.mockReset();
  document.body.innerHTML = '';
});

it('scrolls to the heading again 100 ms after navigation, when the layout is complete', () => {
  const letGo = landOnHeading('here');
  expect(scrolls).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(99);
  expect(scrolls).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(scrolls).toHaveBeenCalledTimes(2);
  letGo();
});

it("doesn't scroll again after navigation to another page", () => {
  landOnHeading('here')();
  vi.advanceTimersByTime(100);
  expect(scrolls).toHaveBeenCalledTimes(1);
});
