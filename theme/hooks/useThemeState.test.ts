import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { COLOR_MODE_KEY } from '@config/storageKeys';
import { useColorMode } from './useColorMode';
import { useThemeState } from './useThemeState';

vi.mock('@rspress/core/runtime', () => ({ useSite: () => ({ site: { themeConfig: {} } }) }));

const shown = () => document.documentElement.dataset.theme;

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

it("follows a change of the system while a toggle back to the system isn't stored yet", async () => {
  const system = Object.assign(new EventTarget(), { matches: false });
  vi.spyOn(window, 'matchMedia').mockReturnValue(system as unknown as MediaQueryList);
  localStorage.setItem(COLOR_MODE_KEY, 'dark');
  const { result } = renderHook(() => ({ state: useThemeState(), toggle: useColorMode().toggle }));
  expect(shown()).toBe('dark');
  result.current.toggle();
  expect(shown()).toBe('light');
  system.matches = true;
  act(() => {
    system.dispatchEvent(new Event('change'));
  });
  await waitFor(() => {
    expect(localStorage.getItem(COLOR_MODE_KEY)).toBe('auto');
  });
  expect(result.current.state[0]).toBe('dark');
  expect(shown()).toBe('dark');
});
