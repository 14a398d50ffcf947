import { SiteLink } from '../../SiteContext';
import styles from './Logo.module.css';

interface LogoProps {
  /** The home page of the current language. */
  href: string;
  /** One image, or one for each color scheme. */
  image?: string | { light: string; dark: string } | undefined;
  /** Text next to the image, or instead of it. */
  text?: string | undefined;
  /** Accessible name of the link if there is no text. */
  label: string;
}

/** A link to the home page with the site's logo, name, or both. */
export function Logo({ href, image, text, label }: LogoProps) {
  const alt = text ? '' : label;
  return (
    <SiteLink className={styles.root} href={href}>
      {typeof image === 'string' && <img className={styles.image} src={image} alt={alt} />}
      {typeof image === 'object' && (
        <>
          <img className={styles.image} data-scheme="light" src={image.light} alt={alt} />
          <img className={styles.image} data-scheme="dark" src={image.dark} alt={alt} />
        </>
      )}
      {text && <span>{text}</span>}
    </SiteLink>
  );
}
