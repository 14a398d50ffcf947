import { SiteLink } from '../../SiteContext';
import { RsbuildIcon } from '../../icons/RsbuildIcon';
import styles from './Logo.module.css';

interface LogoProps {
  href: string;
  text: string;
}

/** The site's mark and name, leading to the home page of the current language. */
export function Logo({ href, text }: LogoProps) {
  return (
    <SiteLink className={styles.root} href={href}>
      <RsbuildIcon className={styles.mark} />
      {text}
    </SiteLink>
  );
}
