import type { MouseEvent } from 'react';
import { SearchIcon } from '../../icons/interfaceIcons';
import styles from './SearchButton.module.css';

interface SearchButtonProps {
  label: string;
  /** The keys that open search too, as they stand on the reader's keyboard: `Ctrl K`, `⌘ K`. */
  shortcut: string;
  /** Lists all pages: where the button leads as long as no script can open search. */
  href: string;
  /** Whether script has taken over. */
  isLive: boolean;
  onOpen: () => void;
  /** The reader is about to open it: time to fetch. */
  onIntent: () => void;
}

/** What makes a link a button, once there is something for it to open. */
const BUTTON = {
  role: 'button',
  'aria-keyshortcuts': 'Control+K Meta+K',
  'aria-haspopup': 'dialog',
} as const;

const isForNewTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey;

/** Opens search. Looks like a field where there is room, and like an icon where there is none. */
export function SearchButton({
  label,
  shortcut,
  href,
  isLive,
  onOpen,
  onIntent,
}: SearchButtonProps) {
  return (
    <a
      href={href}
      {...(isLive && BUTTON)}
      className={styles.root}
      aria-label={label}
      onClick={(event) => {
        if (isForNewTab(event)) return;
        event.preventDefault();
        onOpen();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onOpen();
      }}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <SearchIcon className={styles.icon} />
      <span className={styles.text}>{label}</span>
      <kbd className={styles.shortcut} aria-hidden="true">
        {shortcut}
      </kbd>
    </a>
  );
}
