import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { COLOR_MODE_KEY } from '@config/colorMode';
import { resolveColorMode, toColorChoice, type ColorMode } from '@model/colorMode';
import { useStoredValue } from './useStoredValue';

const DARK_QUERY = '(prefers-color-scheme: dark)';

function subscribeToSystem(onChange: () => void): () => void {
  const query = window.matchMedia(DARK_QUERY);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

/**
 * The colour mode on show and a setter, in the shape that the engine asks of a theme.
 * Choosing what the system shows anyway goes back to following it.
 */
export function useThemeState(): [ColorMode, (mode: ColorMode) => void] {
  const [stored, setStored] = useStoredValue(COLOR_MODE_KEY);
  const systemIsDark = useSyncExternalStore(
    subscribeToSystem,
    () => window.matchMedia(DARK_QUERY).matches,
    () => false,
  );
  const choice = toColorChoice(stored);

  useEffect(() => {
    if (choice === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = choice;
  }, [choice]);

  const setMode = useCallback(
    (mode: ColorMode) => {
      setStored(mode === resolveColorMode('auto', systemIsDark) ? 'auto' : mode);
    },
    [setStored, systemIsDark],
  );
  return [resolveColorMode(choice, systemIsDark), setMode];
}
