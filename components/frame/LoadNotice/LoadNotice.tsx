import { CloseIcon } from '../../icons/CloseIcon';
import { IconButton } from '../../ui/IconButton';
import styles from './LoadNotice.module.css';

interface LoadNoticeProps {
  /** What leads on, by a page load. */
  href: string;
  labels: { text: string; link: string; dismiss: string };
  onDismiss: () => void;
}

/** Says, over a page that stays as it is, that something the reader asked for could not be loaded. */
export function LoadNotice({ href, labels, onDismiss }: LoadNoticeProps) {
  return (
    <div role="alert" className={styles.root}>
      <p className={styles.text}>
        {labels.text}{' '}
        <a href={href} data-reload="">
          {labels.link}
        </a>
      </p>
      <IconButton aria-label={labels.dismiss} onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
