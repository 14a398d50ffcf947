import { useEffect, useRef, type ComponentProps } from 'react';
import { CloseIcon, SearchIcon } from '../../icons/interfaceIcons';
import { IconButton } from '../../ui/IconButton';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  query: string;
  inputProps: ComponentProps<'input'>;
  /** Whether to select the initial text, so that typing replaces text selected on the page. */
  isSelected: boolean;
  labels: Record<'field' | 'clear' | 'cancel', string>;
  onClear: () => void;
  onCancel: () => void;
}

/** The search field, with buttons to clear it and to close the dialog. */
export function SearchField({
  query,
  inputProps,
  isSelected,
  labels,
  onClear,
  onCancel,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    if (isSelected) input.current?.select();
  }, [isSelected]);
  return (
    <form className={styles.root} role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchIcon className={styles.icon} />
      <input {...inputProps} ref={input} className={styles.input} aria-label={labels.field} />
      {query !== '' && (
        <IconButton
          aria-label={labels.clear}
          onClick={() => {
            onClear();
            input.current?.focus();
          }}
        >
          <CloseIcon className={styles.clear} />
        </IconButton>
      )}
      <button type="button" className={styles.cancel} onClick={onCancel}>
        {labels.cancel}
      </button>
    </form>
  );
}
