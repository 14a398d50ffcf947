import type { ComponentProps } from 'react';
import { Breakable } from '@components/ui/Breakable';
import styles from './Table.module.css';

/** A table that scrolls inside itself; the frame takes focus so that the keyboard can scroll it too. */
export function Table({ children, ...props }: ComponentProps<'table'>) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <div className={styles.root} tabIndex={0}>
      <table {...props}>
        <Breakable>{children}</Breakable>
      </table>
    </div>
  );
}
