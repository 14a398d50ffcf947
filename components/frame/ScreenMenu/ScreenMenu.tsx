import { useEffect, useRef, type ReactNode } from 'react';
import { CloseIcon } from '../../icons/CloseIcon';
import { MenuIcon } from '../../icons/MenuIcon';
import { IconButton } from '../../ui/IconButton';
import styles from './ScreenMenu.module.css';
import { useFocusLoop } from './useFocusLoop';

interface ScreenMenuProps {
  isOpen: boolean;
  labels: { open: string; close: string; menu: string };
  onOpen: () => void;
  onClose: () => void;
  /** Stands where it stands in the bar below. */
  logo: ReactNode;
  children: ReactNode;
}

/** The button of small screens, and the menu that it lays over the page. The dialog gives the focus back. */
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
