import type { ComponentProps } from 'react';
import { Breakable } from '@components/ui/Breakable';
import styles from './Table.module.css';

/** A table that scrolls horizontally if it's too wide; `useScrollRegions` makes it scrollable by keyboard. */
export function Table({ children, ...props }: ComponentProps<'table'>) {
  return (
    <div className={styles.root} data-table="">
      <table {...props}>
        <Breakable>{children}</Breakable>
      </table>
    </div>
  );
}
