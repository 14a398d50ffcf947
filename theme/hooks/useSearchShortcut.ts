import { useEffect } from 'react';

/** Whether a key goes into a text field, where it is text. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

/** Ctrl or Cmd+K toggles search anywhere, '/' opens it where no text field has the focus; specification §2. */
export function useSearchShortcut(isOpen: boolean, onToggle: (isOpen: boolean) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      const isSlash =
        event.key === '/' && !isOpen && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.isComposing || !(isCommand || (isSlash && !isTyping(event.target)))) return;
      event.preventDefault();
      onToggle(!isOpen);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, onToggle]);
}
