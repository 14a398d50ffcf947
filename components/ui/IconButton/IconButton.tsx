import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** Says what the button does; the icon alone does not. */
  'aria-label': string;
}

/** A square button that shows an icon only. */
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
