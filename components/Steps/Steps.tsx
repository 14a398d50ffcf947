import type { ReactNode } from 'react';
import styles from './Steps.module.css';

interface StepsProps {
  /** Third-level headings, each with the content of its step. */
  children: ReactNode;
}

/** Numbered steps: each `###` heading inside starts one. */
export function Steps({ children }: StepsProps) {
  return <div className={styles.root}>{children}</div>;
}
