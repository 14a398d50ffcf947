import { useLayoutEffect, useRef } from 'react';
import styles from './EarlyInput.module.css';

interface EarlyInputProps {
  label: string;
  value: string;
  /** In characters. */
  maxLength: number;
  onChange: (value: string) => void;
  /** Escape was pressed. */
  onCancel: () => void;
}

/** An invisible field that takes what a reader types while the code of the search dialog loads. */
export function EarlyInput({ label, value, maxLength, onChange, onCancel }: EarlyInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    input.current?.focus({ preventScroll: true });
    // Before the dialog opens: it returns the focus to the element that has it now.
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <input
      ref={input}
      className={styles.root}
      aria-label={label}
      maxLength={maxLength}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel();
      }}
    />
  );
}
