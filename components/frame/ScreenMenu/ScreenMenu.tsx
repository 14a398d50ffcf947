import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { CloseIcon, MenuIcon } from '../../icons/interfaceIcons';
import { IconButton } from '../../ui/IconButton';
import styles from './ScreenMenu.module.css';

const STOPS = 'a[href], button:not([disabled]), input:not([disabled])';

/**
 * Keeps Tab inside a modal dialog: from the last focusable element to the first, and back. Without it, focus moves on to
 * the browser's toolbar, or is lost if there is none.
 */
function useFocusLoop(dialog: RefObject<HTMLDialogElement | null>): void {
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

interface ScreenMenuProps {
  isOpen: boolean;
  labels: { open: string; close: string; menu: string };
  onOpen: () => void;
  onClose: () => void;
  /** Shown at the same position as in the navbar under the dialog. */
  logo: ReactNode;
  children: ReactNode;
}

/** Menu button of small screens, and the modal menu that it opens. The dialog restores the focus when it closes. */
export function ScreenMenu({ isOpen, labels, onOpen, onClose, logo, children }: ScreenMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useFocusLoop(dialog);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <>
      <IconButton
        aria-label={labels.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <MenuIcon />
      </IconButton>
      <dialog ref={dialog} className={styles.root} aria-label={labels.menu} onClose={onClose}>
        {isOpen && (
          <>
            <div className={styles.bar}>
              {logo}
              <IconButton aria-label={labels.close} onClick={onClose}>
                <CloseIcon />
              </IconButton>
            </div>
            <div className={styles.content}>{children}</div>
          </>
        )}
      </dialog>
    </>
  );
}
