import type { ReactNode } from 'react';
import styles from './CodePair.module.css';

/** Two code blocks side by side, or one above the other on narrow screens. */
export function CodePair({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
