import { useCallback, useLayoutEffect } from 'react';
import type { ColorMode } from '@model/colorMode';
import { useColorMode } from './useColorMode';
import { useHydrated } from './useHydrated';

/** The color mode and a setter, in the format that the engine requires. Sets the mode on the document. */
export function useThemeState(): [ColorMode, (mode: ColorMode) => void] {
  const { choice, mode, choose } = useColorMode();
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    // During hydration, the mode is the server's guess, and the attribute set by the inline script is correct.
    if (isHydrated) document.documentElement.dataset.theme = mode;
    // Also runs if the mode stays the same: a toggle has set the attribute before its choice arrives here.
  }, [isHydrated, choice, mode]);
  const setMode = useCallback(
    (next: ColorMode) => {
      choose(next);
    },
    [choose],
  );
  return [mode, setMode];
}
