import { SearchIcon } from '../../icons/SearchIcon';
import styles from './SearchButton.module.css';

interface SearchButtonProps {
  label: string;
  /** The keys that open search too, as they stand on the reader's keyboard: `Ctrl K`, `⌘ K`. */
  shortcut: string;
  onOpen: () => void;
  /** The reader is about to open it: time to fetch. */
  onIntent: () => void;
}

/** Opens search. Looks like a field where there is room, and like an icon where there is none. */
export function SearchButton({ label, shortcut, onOpen, onIntent }: SearchButtonProps) {
  return (
    <button
      type="button"
      className={styles.root}
      aria-label={label}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={onOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <SearchIcon className={styles.icon} />
      <span className={styles.text}>{label}</span>
      <kbd className={styles.shortcut} aria-hidden="true">
        {shortcut}
      </kbd>
    </button>
  );
}
