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

/** Calls back once the browser has drawn what stands in the document now. */
function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

/** Whether a media query holds, kept in step; false on the server and while its markup is taken over. */
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
  /** False where the site has no dark mode: everything is light then. */
  isSwitchable: boolean;
  choose: (choice: ColorChoice) => void;
  /**
   * Goes to the other mode; back to following the system where that shows it anyway. Where `from` is given, the new theme
   * may spread from that point of the view.
   */
  toggle: (from?: Point) => void;
}

/** The reader's theme: chosen, stored, in step across tabs and with the system; specification §4 'Theme'. */
export function useColorMode(): ColorModeState {
  const { darkMode = true, enableAppearanceAnimation = false } = useSiteThemeConfig();
  const [stored, setStored] = useStoredValue(COLOR_MODE_KEY);
  const systemMode = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const choice = darkMode ? toColorChoice(stored) : 'light';
  const mode = resolveColorMode(choice, systemMode);

  const toggle = useCallback(
    (from?: Point) => {
      const root = document.documentElement;
      // What is on show: a second press may come before the first has been stored.
      const other = (root.dataset.theme ?? mode) === 'dark' ? 'light' : 'dark';
      const show = () => {
        root.dataset.theme = other;
      };
      if (from && enableAppearanceAnimation) circularReveal(from, show);
      else show();
      // All that React draws of it is the name of a button: the frame that shows the theme need not wait for that.
      afterPaint(() => {
        setStored(other === systemMode ? 'auto' : other);
      });
    },
    [setStored, systemMode, mode, enableAppearanceAnimation],
  );
  return { choice, mode, isSwitchable: darkMode, choose: setStored, toggle };
}
