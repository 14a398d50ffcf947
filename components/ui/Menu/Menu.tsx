import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { ChevronDownIcon } from '../../icons/interfaceIcons';
import styles from './Menu.module.css';

const STOPS = 'a[href], button:not([disabled]), input:not([disabled])';

/** Element of `panel` that an arrow key, Home or End moves focus to; undefined for other keys. Doesn't wrap around. */
function arrowTarget(panel: HTMLElement, key: string): HTMLElement | undefined {
  const stops = [...panel.querySelectorAll<HTMLElement>(STOPS)].filter((stop) =>
    stop.checkVisibility(),
  );
  const at = stops.findIndex((stop) => stop === document.activeElement);
  switch (key) {
    case 'ArrowDown':
      return stops[Math.min(at + 1, stops.length - 1)];
    case 'ArrowUp':
      return at === -1 ? undefined : stops[Math.max(at - 1, 0)];
    case 'Home':
      return at === -1 ? undefined : stops[0];
    case 'End':
      return at === -1 ? undefined : stops.at(-1);
    default:
      return undefined;
  }
}

/** Calls `onDismiss` on Escape and on a press outside `root` while `isOpen`. */
function useDismissal(
  isOpen: boolean,
  root: RefObject<HTMLElement | null>,
  onDismiss: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) onDismiss();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onDismiss();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, root, onDismiss]);
}

/** Delay in milliseconds before a menu closes after the pointer leaves; specification §9. */
const CLOSE_DELAY_MS = 150;

/**
 * Opens a panel on hover, click and arrow down; closes it when the pointer or the focus leaves, on Escape, on a press
 * outside and when a link in it is followed. If the focus is in the panel, it returns to the button.
 */
export function useMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Set when hover opened the panel, so that the click that follows doesn't close it. */
  const isHoverFresh = useRef(false);
  const id = useId();

  const open = () => {
    clearTimeout(closing.current);
    setIsOpen(true);
  };
  const close = useCallback(() => {
    clearTimeout(closing.current);
    isHoverFresh.current = false;
    if (panel.current?.contains(document.activeElement)) trigger.current?.focus();
    setIsOpen(false);
  }, []);

  useDismissal(isOpen, root, close);
  useEffect(
    () => () => {
      clearTimeout(closing.current);
    },
    [],
  );

  return {
    rootProps: {
      ref: root,
      onPointerEnter({ pointerType }: ReactPointerEvent) {
        if (pointerType !== 'mouse') return;
        isHoverFresh.current ||= !isOpen;
        open();
      },
      onPointerLeave({ pointerType }: ReactPointerEvent) {
        if (pointerType === 'mouse') closing.current = setTimeout(close, CLOSE_DELAY_MS);
      },
      onBlur({ relatedTarget }: FocusEvent) {
        if (relatedTarget && !root.current?.contains(relatedTarget)) close();
      },
      onKeyDown(event: ReactKeyboardEvent) {
        if (!isOpen && event.key === 'ArrowDown' && event.target === trigger.current) {
          flushSync(open);
        }
        const target = panel.current && arrowTarget(panel.current, event.key);
        if (!target) return;
        event.preventDefault();
        target.focus();
      },
    },
    triggerProps: {
      ref: trigger,
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick() {
        if (!isOpen) open();
        else if (isHoverFresh.current) isHoverFresh.current = false;
        else close();
      },
    },
    panelProps: {
      ref: panel,
      id,
      hidden: !isOpen,
      onClick({ target }: MouseEvent) {
        if ((target as Element).closest('a')) close();
      },
    },
  };
}

interface MenuProps {
  /** Content of the button; omitted if `lead` already shows the title. */
  trigger?: ReactNode;
  /** Accessible name if `trigger` is an icon or incomplete. */
  label?: string;
  /** An icon button is square and has no arrow. */
  variant?: 'text' | 'icon';
  /** Placed before the button, and opens the panel on hover too: the link of a group that has a page. */
  lead?: ReactNode;
  /** The edge of the button that the panel is aligned with. */
  align?: 'start' | 'end';
  /** Whether the menu contains the current page. */
  isCurrent?: boolean;
  /** Content of the panel. Following a link closes it. */
  children: ReactNode;
}

/** A button with a panel below it that opens on hover, click and keys. A disclosure, not an ARIA menu. */
export function Menu({
  trigger,
  label,
  variant = 'text',
  lead,
  align = 'start',
  isCurrent = false,
  children,
}: MenuProps) {
  const { rootProps, triggerProps, panelProps } = useMenu();
  return (
    <div className={styles.root} {...rootProps}>
      {lead}
      <button
        type="button"
        className={styles.trigger}
        data-variant={variant}
        data-bare={trigger === undefined || undefined}
        data-current={isCurrent || undefined}
        aria-label={label}
        {...triggerProps}
      >
        {trigger}
        {variant === 'text' && <ChevronDownIcon className={styles.arrow} />}
      </button>
      <div className={styles.panel} data-align={align} {...panelProps}>
        <div className={styles.card}>{children}</div>
      </div>
    </div>
  );
}
