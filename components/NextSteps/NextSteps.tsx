import { useId, type ReactNode } from 'react';
import { useLabels } from '@components/SiteContext';
import styles from './NextSteps.module.css';

interface NextStepsProps {
  /** A Markdown list of links. */
  children: ReactNode;
}

/** Links to further pages at the end of a guide. */
export function NextSteps({ children }: NextStepsProps) {
  const labels = useLabels();
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.root}>
      <p id={id} className={styles.title}>
        {labels.nextSteps}
      </p>
      {children}
    </nav>
  );
}
