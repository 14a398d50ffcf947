import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { circularReveal } from './circularReveal';

const animate = vi.fn();
const root = document.documentElement;

function browserWith({ prefersLessMotion = false, canReveal = true }) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: prefersLessMotion } as MediaQueryList);
  root.animate = animate;
  if (!canReveal) return;
  document.startViewTransition = vi.fn((apply: () => void) => {
    apply();
    return { ready: Promise.resolve(), finished: Promise.resolve() };
  }) as unknown as typeof document.startViewTransition;
}

beforeEach(() => {
  animate.mockClear();
});

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

it('reveals the change from the point within 400 ms', async () => {
  browserWith({});
  const apply = vi.fn();
  circularReveal({ x: 5, y: 5 }, apply);
  expect(apply).toHaveBeenCalledOnce();
  expect(root.dataset.revealing).toBe('');
  await vi.waitFor(() => {
    expect(animate).toHaveBeenCalledOnce();
  });
  expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 400 });
  await vi.waitFor(() => {
    expect(root.dataset.revealing).toBeUndefined();
  });
});

it.each([
  ['under reduced motion', { prefersLessMotion: true }],
  ['in a browser that cannot', { canReveal: false }],
])('changes immediately %s', (_case, browser) => {
  browserWith(browser);
  const apply = vi.fn();
  circularReveal({ x: 5, y: 5 }, apply);
  expect(apply).toHaveBeenCalledOnce();
  expect(root.dataset.revealing).toBeUndefined();
});
