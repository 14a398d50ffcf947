import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** Accessible name. */
  'aria-label': string;
}

/** A square button with an icon. */
export function IconButton({ className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      title={props['aria-label']}
      {...props}
      className={className ? `${styles.root} ${className}` : styles.root}
    />
  );
}
