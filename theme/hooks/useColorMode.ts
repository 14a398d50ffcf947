import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { COLOR_MODE_KEY } from '@config/colorMode';
import {
  resolveColorMode,
  toColorChoice,
  type ColorChoice,
  type ColorMode,
} from '@model/colorMode';
import type { Point } from '@model/revealCircle';
import { circularReveal } from './circularReveal';
import { useMediaQuery } from './useMediaQuery';
import { useStoredValue } from './useStoredValue';
import { useSiteThemeConfig } from './useSiteThemeConfig';

interface ColorModeState {
  choice: ColorChoice;
  mode: ColorMode;
  /** False where the site has no dark mode: everything is light then. */
  isSwitchable: boolean;
  /** Where `from` is given, the new theme may spread from that point of the view. */
  choose: (choice: ColorChoice, from?: Point) => void;
  /** Goes to the other mode; back to following the system where that shows it anyway. */
  toggle: (from?: Point) => void;
}

/** The reader's theme: chosen, stored, in step across tabs and with the system; specification §4 'Theme'. */
export function useColorMode(): ColorModeState {
  const { darkMode = true, enableAppearanceAnimation = false } = useSiteThemeConfig();
  const [stored, setStored] = useStoredValue(COLOR_MODE_KEY);
  const systemMode = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const choice = darkMode ? toColorChoice(stored) : 'light';
  const mode = resolveColorMode(choice, systemMode);

  const choose = useCallback(
    (next: ColorChoice, from?: Point) => {
      const apply = () => {
        flushSync(() => {
          setStored(next);
        });
      };
      const isVisible = resolveColorMode(next, systemMode) !== mode;
      if (from && isVisible && enableAppearanceAnimation) circularReveal(from, apply);
      else apply();
    },
    [setStored, systemMode, mode, enableAppearanceAnimation],
  );
  const toggle = useCallback(
    (from?: Point) => {
      const other = mode === 'dark' ? 'light' : 'dark';
      choose(other === systemMode ? 'auto' : other, from);
    },
    [choose, mode, systemMode],
  );
  return { choice, mode, isSwitchable: darkMode, choose, toggle };
}
