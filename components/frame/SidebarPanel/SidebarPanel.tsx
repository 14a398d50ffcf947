import { useRef, type ComponentProps } from 'react';
import { CloseIcon } from '../../icons/interfaceIcons';
import { IconButton } from '../../ui/IconButton';
import styles from './SidebarPanel.module.css';

interface SidebarPanelProps extends ComponentProps<'div'> {
  id: string;
  labels: { title: string; close: string };
}

/**
 * A column next to the content; on narrow screens a drawer, opened by a button with `popoverTarget={id}`. One element
 * is both, and works without JavaScript.
 */
export function SidebarPanel({ id, labels, onToggle, children, ...props }: SidebarPanelProps) {
  const closeRef = useRef<HTMLButtonElement>(null);
  return (
    <div
      {...props}
      id={id}
      className={styles.root}
      popover="auto"
      data-part="sidebar"
      onToggle={(event) => {
        if (event.newState === 'open') closeRef.current?.focus();
        onToggle?.(event);
      }}
    >
      <div className={styles.bar}>
        {/* Hidden from assistive technology, because the content has an accessible name. */}
        <p className={styles.title} aria-hidden="true">
          {labels.title}
        </p>
        <IconButton
          ref={closeRef}
          aria-label={labels.close}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <CloseIcon />
        </IconButton>
      </div>
      {children}
    </div>
  );
}
