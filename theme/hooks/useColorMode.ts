import { useCallback, useSyncExternalStore } from 'react';
import { COLOR_MODE_KEY } from '@config/storageKeys';
import {
  resolveColorMode,
  toColorChoice,
  type ColorChoice,
  type ColorMode,
} from '@model/colorMode';
import type { Point } from '@model/revealCircle';
import { circularReveal } from './circularReveal';
import { useStoredValue } from './useStoredValue';
import { useSiteThemeConfig } from './useThemeConfig';

/** Calls back after the next paint. */
function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

/** Whether a media query matches; false on the server and during hydration. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => {
        list.removeEventListener('change', onChange);
      };
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

interface ColorModeState {
  choice: ColorChoice;
  mode: ColorMode;
  /** False if the site has no dark mode: it's always light. */
  isSwitchable: boolean;
  choose: (choice: ColorChoice) => void;
  /**
   * Toggles the color mode. Stores `auto` if that results in the same mode. With `from`, the new theme spreads from
   * that point of the window.
   */
  toggle: (from?: Point) => void;
}

/** The user's color mode: stored, synchronized across tabs and with the system; specification §4 'Theme'. */
export function useColorMode(): ColorModeState {
  const { darkMode = true, enableAppearanceAnimation = false } = useSiteThemeConfig();
  const [stored, setStored] = useStoredValue(COLOR_MODE_KEY);
  const systemMode = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const choice = darkMode ? toColorChoice(stored) : 'light';
  const mode = resolveColorMode(choice, systemMode);

  const toggle = useCallback(
    (from?: Point) => {
      const root = document.documentElement;
      // The current value: a second click may come before the first is stored.
      const other = (root.dataset.theme ?? mode) === 'dark' ? 'light' : 'dark';
      const show = () => {
        root.dataset.theme = other;
      };
      if (from && enableAppearanceAnimation) circularReveal(from, show);
      else show();
      // React renders only the button's label from this, so the update can wait for the visible change.
      afterPaint(() => {
        setStored(other === systemMode ? 'auto' : other);
      });
    },
    [setStored, systemMode, mode, enableAppearanceAnimation],
  );
  return { choice, mode, isSwitchable: darkMode, choose: setStored, toggle };
}
