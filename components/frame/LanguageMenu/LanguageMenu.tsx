import { SiteLink } from '../../SiteContext';
import styles from './LanguageMenu.module.css';

interface LanguageMenuProps {
  /** Names the group. */
  label: string;
  languages: { lang: string; label: string; href: string; isCurrent: boolean }[];
}

/** The same page in each language. */
export function LanguageMenu({ label, languages }: LanguageMenuProps) {
  return (
    <ul className={styles.root} aria-label={label}>
      {languages
        .filter(({ isCurrent }) => !isCurrent)
        .map(({ lang, label: name, href }) => (
          <li key={lang}>
            <SiteLink className={styles.link} href={href} hrefLang={lang} lang={lang}>
              {name}
            </SiteLink>
          </li>
        ))}
    </ul>
  );
}
