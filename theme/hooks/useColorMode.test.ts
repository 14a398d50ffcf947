import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COLOR_MODE_KEY } from '@config/storageKeys';
import { circularReveal } from './circularReveal';
import { useColorMode } from './useColorMode';

const { themeConfig } = vi.hoisted<{
  themeConfig: { darkMode?: boolean; enableAppearanceAnimation?: boolean };
}>(() => ({ themeConfig: {} }));

vi.mock('@rspress/core/runtime', () => ({ useSite: () => ({ site: { themeConfig } }) }));
vi.mock('./circularReveal', () => ({
  circularReveal: vi.fn((_from: unknown, apply: () => void) => {
    apply();
  }),
}));

/** A system whose color scheme can change while the page is open. */
function systemPrefers(isDark: boolean) {
  const list = Object.assign(new EventTarget(), { matches: isDark });
  vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  return (isNowDark: boolean) => {
    list.matches = isNowDark;
    act(() => {
      list.dispatchEvent(new Event('change'));
    });
  };
}

const stored = () => localStorage.getItem(COLOR_MODE_KEY);
const button = { x: 10, y: 10 };

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  vi.mocked(circularReveal).mockClear();
  Object.assign(themeConfig, { darkMode: true, enableAppearanceAnimation: false });
});

describe('useColorMode', () => {
  it('follows the system until the user chooses', () => {
    const changeSystem = systemPrefers(false);
    const { result } = renderHook(useColorMode);
    expect(result.current).toMatchObject({ choice: 'auto', mode: 'light' });
    changeSystem(true);
    expect(result.current.mode).toBe('dark');
    act(() => {
      result.current.choose('light');
    });
    expect(result.current).toMatchObject({ choice: 'light', mode: 'light' });
    expect(stored()).toBe('light');
  });

  it('treats an unknown stored value as auto', () => {
    systemPrefers(true);
    localStorage.setItem(COLOR_MODE_KEY, 'purple');
    expect(renderHook(useColorMode).result.current).toMatchObject({ choice: 'auto', mode: 'dark' });
  });

  it("follows the system again when toggled to the system's theme", async () => {
    systemPrefers(false);
    const { result } = renderHook(useColorMode);
    result.current.toggle();
    await waitFor(() => {
      expect(result.current.mode).toBe('dark');
    });
    expect(stored()).toBe('dark');
    result.current.toggle();
    await waitFor(() => {
      expect(result.current.mode).toBe('light');
    });
    expect(stored()).toBe('auto');
  });

  it('shows the other theme immediately, stores it afterward, and handles a second toggle in between', async () => {
    systemPrefers(false);
    const { result } = renderHook(useColorMode);
    result.current.toggle();
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(stored()).toBeNull();
    result.current.toggle();
    expect(document.documentElement.dataset.theme).toBe('light');
    await waitFor(() => {
      expect(stored()).toBe('auto');
    });
  });

  it('adopts the choice made in another tab', () => {
    systemPrefers(false);
    const { result } = renderHook(useColorMode);
    act(() => {
      localStorage.setItem(COLOR_MODE_KEY, 'dark');
      window.dispatchEvent(new Event('storage'));
    });
    expect(result.current.mode).toBe('dark');
  });

  it('is always light if dark mode is disabled', () => {
    systemPrefers(true);
    localStorage.setItem(COLOR_MODE_KEY, 'dark');
    themeConfig.darkMode = false;
    expect(renderHook(useColorMode).result.current).toMatchObject({
      mode: 'light',
      isSwitchable: false,
    });
  });

  it('animates the new theme only if the site enables it', async () => {
    systemPrefers(false);
    const { result, rerender } = renderHook(useColorMode);
    result.current.toggle(button);
    await waitFor(() => {
      expect(result.current.mode).toBe('dark');
    });
    expect(circularReveal).not.toHaveBeenCalled();
    themeConfig.enableAppearanceAnimation = true;
    rerender();
    result.current.toggle(button);
    await waitFor(() => {
      expect(result.current.mode).toBe('light');
    });
    expect(circularReveal).toHaveBeenCalledExactlyOnceWith(button, expect.any(Function));
  });
});
