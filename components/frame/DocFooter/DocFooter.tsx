import type { ComponentProps, ReactNode } from 'react';
import styles from './DocFooter.module.css';

interface DocFooterProps extends ComponentProps<'footer'> {
  /** Where the page can be edited, and when it was; side by side. */
  facts: ReactNode;
}

/** What stands below a page. */
export function DocFooter({ facts, children, ...props }: DocFooterProps) {
  return (
    <footer {...props} className={styles.root} data-part="footer">
      <div className={styles.facts}>{facts}</div>
      {children}
    </footer>
  );
}
