import type { MouseEvent } from 'react';
import { SearchIcon } from '../../icons/interfaceIcons';
import styles from './SearchButton.module.css';

interface SearchButtonProps {
  label: string;
  /** The keyboard shortcut for the user's platform: `Ctrl K` or `⌘ K`. */
  shortcut: string;
  /** URL of the list of all pages, which the button links to without JavaScript. */
  href: string;
  /** Whether the page is hydrated. */
  isLive: boolean;
  onOpen: () => void;
  /** Called on hover, focus and touch, to preload search. */
  onIntent: () => void;
}

/** Props that turn the link into a button after hydration. */
const BUTTON = {
  role: 'button',
  'aria-keyshortcuts': 'Control+K Meta+K',
  'aria-haspopup': 'dialog',
} as const;

const isForNewTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey;

/** Opens search. Looks like a field on wide screens, and like an icon on narrow ones. */
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
