import type { ContentLabels } from '@components/SiteContext';
import { COPIED_MS } from '@components/ui/copying/copiedTime';
import { copyText } from '@components/ui/copying/copyText';
import { pastableText } from './pastableText';

const blockOf = (button: Element): Element | null => button.closest('[data-code]');

/** Ends what a button says, once it has stood long enough. */
const endings = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Puts the code of a button's block on the clipboard, and says so beside it. */
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

/** Wraps the long lines of a button's block, or lets them run on. */
export function toggleWrap(button: Element): void {
  const isWrapped = blockOf(button)?.toggleAttribute('data-wrap') ?? false;
  button.setAttribute('aria-pressed', String(isWrapped));
}
