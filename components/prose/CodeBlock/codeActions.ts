import type { ContentLabels } from '@components/SiteContext';
import { copyText, COPIED_MS } from '../../ui/copying/useCopyFeedback';

/** Lines that aren't copied: those that a diff removes, and the output of commands. */
const NOT_COPIED = '.del, .out';

/** Text of a code block that can be pasted and run: without removed lines and command output. */
export function pastableText(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll(NOT_COPIED)) line.remove();
  return copy.textContent.replace(/\n$/, '');
}

const blockOf = (button: Element): Element | null => button.closest('[data-code]');

/** Timers that reset the copy feedback, by button. */
const endings = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Copies the code of a button's block to the clipboard and shows feedback next to the button. */
export async function copyCode(button: Element, labels: ContentLabels['code']): Promise<void> {
  const block = blockOf(button);
  const code = block?.querySelector('code');
  const status = block?.querySelector('[role=status]');
  if (!code || !status) return;
  if (!(await copyText(pastableText(code), labels.copyPrompt))) return;
  button.setAttribute('data-state', 'copied');
  status.textContent = labels.copied;
  clearTimeout(endings.get(button));
  const end = () => {
    button.removeAttribute('data-state');
    status.textContent = '';
  };
  endings.set(button, setTimeout(end, COPIED_MS));
}

/** Toggles line wrapping in a button's block. */
export function toggleWrap(button: Element): void {
  const isWrapped = blockOf(button)?.toggleAttribute('data-wrap') ?? false;
  button.setAttribute('aria-pressed', String(isWrapped));
}
