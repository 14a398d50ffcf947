import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFirstLinkIntent } from './useFirstLinkIntent';

let link: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<a href="/config/mode"><code>mode</code></a><a href="/">Home</a>';
  link = document.querySelector('a') as HTMLElement;
});

const render = (load: () => Promise<unknown>) =>
  renderHook(() => useFirstLinkIntent('a[href*="/config/"]', load)).result;

const pointAt = (element: Element | null, pointerType = 'mouse') =>
  act(async () => {
    element?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
    await Promise.resolve();
  });

it('is the link that the mouse is over, once the code has loaded', async () => {
  const load = vi.fn(() => Promise.resolve());
  const result = render(load);
  expect(load).not.toHaveBeenCalled();
  await pointAt(document.querySelector('code'));
  expect(result.current).toBe(link);
  await pointAt(link);
  expect(load).toHaveBeenCalledOnce();
});

it('loads nothing for other links, or for a finger', async () => {
  const load = vi.fn(() => Promise.resolve());
  render(load);
  await pointAt(document.querySelector('a[href="/"]'));
  await pointAt(link, 'touch');
  expect(load).not.toHaveBeenCalled();
});

it('tries again at the next link after a failure', async () => {
  const load = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('gone'));
  const result = render(load);
  await pointAt(link);
  expect(result.current).toBeUndefined();
  await pointAt(link);
  expect(result.current).toBe(link);
});
