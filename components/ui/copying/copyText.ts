const copyShortcut = (): string => (/mac os x/i.test(navigator.userAgent) ? '⌘+C' : 'Ctrl+C');

/**
 * Puts text on the clipboard; where the browser refuses, shows it in a prompt to be copied by hand
 * (specification §8 'Copy failure').
 * @param promptText the prompt's sentence, given the platform's shortcut.
 * @returns whether the clipboard has it.
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
