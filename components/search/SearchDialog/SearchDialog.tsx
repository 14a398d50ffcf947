import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './SearchDialog.module.css';

interface SearchDialogProps {
  label: string;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** The query that the content belongs to. */
  answered: string;
  field: ReactNode;
  /** Announced by screen readers when it changes. */
  announcement: string;
  footer: ReactNode;
  children: ReactNode;
  /** Called when the user scrolls the content. */
  onScroll: () => void;
  onClose: () => void;
}

/** The modal search dialog. The browser traps the focus, restores it, and makes the page behind inert. */
export function SearchDialog({
  label,
  status,
  answered,
  field,
  announcement,
  footer,
  children,
  onScroll,
  onClose,
}: SearchDialogProps) {
  const isWaiting = status === 'loading' || status === 'stalled';
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it's removed from the document, because only then is the focus restored.
    return () => element?.close();
  }, []);
  useEffect(() => {
    const element = dialog.current;
    const onBackdrop = (event: MouseEvent) => {
      if (event.target !== element) return;
      // Otherwise the click would move the focus that closing restores.
      event.preventDefault();
      onClose();
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      if (!event.isComposing) onClose();
    };
    element?.addEventListener('mousedown', onBackdrop);
    element?.addEventListener('keydown', onEscape);
    return () => {
      element?.removeEventListener('mousedown', onBackdrop);
      element?.removeEventListener('keydown', onEscape);
    };
  }, [onClose]);
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={label}
      data-status={status}
      data-answered={answered}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.panel}>
        {field}
        <div className={styles.progress} />
        <div className={styles.body} aria-busy={isWaiting} onScroll={onScroll}>
          {children}
        </div>
        <p className={styles.announcement} role="status">
          {announcement}
        </p>
        <div className={styles.footer}>{footer}</div>
      </div>
    </dialog>
  );
}
