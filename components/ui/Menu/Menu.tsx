import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/interfaceIcons';
import styles from './Menu.module.css';
import { useMenu } from './useMenu';

interface MenuProps {
  /** What the button shows; an arrow alone where a `lead` says the rest. */
  trigger?: ReactNode;
  /** Names the button where `trigger` is an icon, or less than a name. */
  label?: string;
  /** An icon button is square and shows no arrow. */
  variant?: 'text' | 'icon';
  /** Stands before the button and opens the panel on hover too: the link that a group has itself. */
  lead?: ReactNode;
  /** The edge of the button that the panel keeps to. */
  align?: 'start' | 'end';
  /** Marks a group that holds the current page. */
  isCurrent?: boolean;
  /** Links, mostly. Following one closes the panel. */
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
