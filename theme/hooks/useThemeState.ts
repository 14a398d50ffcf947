import { useCallback, useLayoutEffect } from 'react';
import type { ColorMode } from '@model/colorMode';
import { useColorMode } from './useColorMode';
import { useHydrated } from './useHydrated';

/** The colour mode on show and a setter, in the shape that the engine asks of a theme; marks the document with it. */
export function useThemeState(): [ColorMode, (mode: ColorMode) => void] {
  const { choice, mode, choose } = useColorMode();
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    // Until then the mode is the server's guess, and the mark of the inline script is right.
    if (isHydrated) document.documentElement.dataset.theme = mode;
    // A choice counts though it changes no mode: a toggle has marked the document before its choice is known here.
  }, [isHydrated, choice, mode]);
  const setMode = useCallback(
    (next: ColorMode) => {
      choose(next);
    },
    [choose],
  );
  return [mode, setMode];
}
