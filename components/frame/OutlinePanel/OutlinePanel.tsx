import type { ComponentProps } from 'react';
import styles from './OutlinePanel.module.css';

interface OutlinePanelProps extends ComponentProps<'div'> {
  id: string;
}

/** A column beside the content; on narrower screens a dropdown that a button with `popoverTarget={id}` opens. */
export function OutlinePanel({ id, children, ...props }: OutlinePanelProps) {
  return (
    <div {...props} id={id} className={styles.root} popover="auto" data-part="outline">
      {children}
    </div>
  );
}
