import type { ReactNode } from 'react';
import styles from './FileTree.module.css';

interface FileTreeProps {
  /** A nested Markdown list of file names; items with a nested list are folders. */
  children: ReactNode;
}

/** Files and folders as a nested list. */
export function FileTree({ children }: FileTreeProps) {
  return <div className={styles.root}>{children}</div>;
}
