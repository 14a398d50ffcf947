import { useCallback, useEffect, useRef } from 'react';

const copyShortcut = (): string => (/mac os x/i.test(navigator.userAgent) ? '⌘+C' : 'Ctrl+C');

/**
 * Copies text to the clipboard. If the browser refuses, shows a prompt for manual copying (specification §8 'Copy
 * failure').
 * @param promptText text of the prompt, given the platform's shortcut
 * @returns whether the text was copied
 */
export async function copyText(
  text: string,
  promptText: (shortcut: string) => string,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    window.prompt(promptText(copyShortcut()), text);
    return false;
  }
}

/** Duration of the copy feedback in milliseconds; specification §9. */
export const COPIED_MS = 2000;

/** Returns a function that calls back when the copy feedback should end. Each call restarts the timer; unmounting clears it. */
export function useCopyFeedback(): (onEnd: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return useCallback((onEnd) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(onEnd, COPIED_MS);
  }, []);
}
