import { SiteLink } from '@components/SiteContext';
import styles from './TranslationNotice.module.css';

interface TranslationNoticeProps {
  /** The page that this one was translated from. */
  href: string;
  hrefLang: string;
  labels: { text: string; link: string };
}

/** Says above a translated page that its original has changed since, and leads there. */
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
