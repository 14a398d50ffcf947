import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './SearchDialog.module.css';

interface SearchDialogProps {
  label: string;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** The query that the content answers. */
  answered: string;
  field: ReactNode;
  /** Read out by screen readers as it changes. */
  announcement: string;
  footer: ReactNode;
  children: ReactNode;
  /** The reader looks further down the content. */
  onScroll: () => void;
  onClose: () => void;
}

/** The modal: the browser keeps the focus inside, gives it back, and hides the page behind from everyone. */
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
    // Closed before it leaves the document: only then is the focus given back.
    return () => element?.close();
  }, []);
  useEffect(() => {
    const element = dialog.current;
    const onBackdrop = (event: MouseEvent) => {
      if (event.target !== element) return;
      // Else the press would take away the focus that the closing gives back.
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
