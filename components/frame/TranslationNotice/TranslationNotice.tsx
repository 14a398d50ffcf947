import { SiteLink } from '@components/SiteContext';
import styles from './TranslationNotice.module.css';

interface TranslationNoticeProps {
  /** URL of the original page. */
  href: string;
  hrefLang: string;
  labels: { text: string; link: string };
}

/** A notice that the original of a translated page has changed since, with a link to it. */
export function TranslationNotice({ href, hrefLang, labels }: TranslationNoticeProps) {
  return (
    <p role="note" className={styles.root}>
      {labels.text}{' '}
      <SiteLink href={href} hrefLang={hrefLang} className={styles.link}>
        {labels.link}
      </SiteLink>
    </p>
  );
}
