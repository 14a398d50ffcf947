import { useLayoutEffect, useRef } from 'react';
import styles from './EarlyInput.module.css';

interface EarlyInputProps {
  label: string;
  value: string;
  /** Maximum length in characters. */
  maxLength: number;
  onChange: (value: string) => void;
  /** Called on Escape. */
  onCancel: () => void;
}

/** An invisible field that receives what the user types while the search dialog loads. */
export function EarlyInput({ label, value, maxLength, onChange, onCancel }: EarlyInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    input.current?.focus({ preventScroll: true });
    // Runs before the dialog opens, which returns the focus to the element that has it then.
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
