import type { ReactNode } from 'react';
import { CloseIcon } from '@components/icons/interfaceIcons';
import { IconButton } from '@components/ui/IconButton';
import styles from './Announcement.module.css';

interface AnnouncementProps {
  labels: { landmark: string; dismiss: string };
  onDismiss: () => void;
  children: ReactNode;
}

/** News above the page. `engine/headScripts/scripts.ts` hides it before first paint once it's dismissed. */
export function Announcement({ labels, onDismiss, children }: AnnouncementProps) {
  return (
    <aside className={styles.root} aria-label={labels.landmark}>
      <div className={styles.bar}>
        <p className={styles.text}>{children}</p>
        <IconButton className={styles.dismiss} aria-label={labels.dismiss} onClick={onDismiss}>
          <CloseIcon />
        </IconButton>
      </div>
    </aside>
  );
}
