import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useScreenMenu } from './useScreenMenu';

const { location } = vi.hoisted(() => ({ location: { key: 'first' } }));

vi.mock('@rspress/core/runtime', () => ({ useLocation: () => ({ ...location }) }));

const list = new EventTarget();

beforeEach(() => {
  location.key = 'first';
  vi.spyOn(window, 'matchMedia').mockReturnValue(list as MediaQueryList);
});

function renderOpen() {
  const hook = renderHook(useScreenMenu);
  act(hook.result.current.open);
  expect(hook.result.current.isOpen).toBe(true);
  return hook;
}

it('closes on navigation, even to the same page, and stays closed on back navigation', () => {
  const { result, rerender } = renderOpen();
  location.key = 'second';
  rerender();
  expect(result.current.isOpen).toBe(false);
  location.key = 'first';
  rerender();
  expect(result.current.isOpen).toBe(false);
});

it('closes when the window grows to 768 px', () => {
  const matchMedia = vi.spyOn(window, 'matchMedia').mockReturnValue(list as MediaQueryList);
  const { result } = renderOpen();
  expect(matchMedia).toHaveBeenCalledWith('(width >= 768px)');
  act(() => {
    list.dispatchEvent(Object.assign(new Event('change'), { matches: true }));
  });
  expect(result.current.isOpen).toBe(false);
});

it('closes on request', () => {
  const { result } = renderOpen();
  act(result.current.close);
  expect(result.current.isOpen).toBe(false);
});
