import type { ComponentProps } from 'react';
import { Breakable } from '@components/ui/Breakable';
import styles from './Table.module.css';

/** A table that scrolls inside itself where it is too wide; `useScrollRegions` then lets the keyboard scroll it too. */
export function Table({ children, ...props }: ComponentProps<'table'>) {
  return (
    <div className={styles.root} data-table="">
      <table {...props}>
        <Breakable>{children}</Breakable>
      </table>
    </div>
  );
}
