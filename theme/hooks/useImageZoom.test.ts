import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useImageZoom } from './useImageZoom';

const { open, mediumZoom } = vi.hoisted(() => {
  const open = vi.fn();
  return {
    open,
    mediumZoom: vi.fn(() => ({ attach: vi.fn(), detach: vi.fn(), on: vi.fn(), open })),
  };
});

vi.mock('@rspress/core/runtime', () => ({ usePage: () => ({ page: { pagePath: 'a.mdx' } }) }));
vi.mock('medium-zoom/dist/pure', () => ({ default: mediumZoom }));

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** Waits for the library, which loads on the first click. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <img id="outside">
    <div class="rspress-doc"><img id="inside"><a href="/"><img id="linked"></a></div>`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  document.body.innerHTML = '';
});

it('attaches to the images in the text 100 ms after the page renders', async () => {
  renderHook(useImageZoom);
  vi.advanceTimersByTime(99);
  click('#inside');
  await settle();
  expect(open).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  click('#inside');
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1));
});

it('ignores images outside the text and images in links', async () => {
  renderHook(useImageZoom);
  vi.advanceTimersByTime(100);
  click('#outside');
  click('#linked');
  await settle();
  expect(mediumZoom).not.toHaveBeenCalled();
});
