/** Lines that are shown but would be wrong to paste: what a diff removes, and what a command printed. */
const NOT_COPIED = '.del, .out';

/** The code of a block as one would paste it: no diff marks, prompts or notations, which are not text of it. */
export function pastableText(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll(NOT_COPIED)) line.remove();
  return copy.textContent.replace(/\n$/, '');
}

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
