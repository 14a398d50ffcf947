import { CloseIcon } from '../../icons/interfaceIcons';
import { IconButton } from '../../ui/IconButton';
import styles from './Notice.module.css';

interface NoticeProps {
  /** `failure` interrupts screen readers; `info` waits until they are idle. */
  tone: 'failure' | 'info';
  /** URL that the link opens by a page load. */
  href: string;
  /** Language of the link's text and target, if it differs from the page's. */
  linkLang?: string;
  labels: { text: string; link: string; dismiss: string };
  onDismiss: () => void;
}

/** A message with a link, shown over the page until it is dismissed. */
export function Notice({ tone, href, linkLang, labels, onDismiss }: NoticeProps) {
  return (
    <div role={tone === 'failure' ? 'alert' : 'status'} data-tone={tone} className={styles.root}>
      <p className={styles.text}>
        {labels.text}{' '}
        <a href={href} lang={linkLang} hrefLang={linkLang} data-reload="">
          {labels.link}
        </a>
      </p>
      <IconButton aria-label={labels.dismiss} onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
