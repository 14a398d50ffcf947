import { useEffect, type RefObject } from 'react';

const STOPS = 'a[href], button:not([disabled]), input:not([disabled])';

/**
 * Leads Tab from the last stop of a modal dialog to its first, and back. The browser's own order goes on through its
 * toolbar, and loses the focus where there is none.
 */
export function useFocusLoop(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !element) return;
      const stops = [...element.querySelectorAll<HTMLElement>(STOPS)].filter((stop) =>
        stop.checkVisibility(),
      );
      const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
      if (document.activeElement !== from) return;
      event.preventDefault();
      to?.focus();
    };
    element?.addEventListener('keydown', onKey);
    return () => {
      element?.removeEventListener('keydown', onKey);
    };
  }, [dialog]);
}
