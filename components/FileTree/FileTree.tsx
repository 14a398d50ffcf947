import type { ReactNode } from 'react';
import styles from './FileTree.module.css';

interface FileTreeProps {
  /** A nested Markdown list of file names; an item with a list of its own is a folder. */
  children: ReactNode;
}

/** Files and folders as a nested list. */
export function FileTree({ children }: FileTreeProps) {
  return <div className={styles.root}>{children}</div>;
}
