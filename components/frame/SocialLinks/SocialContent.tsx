import type { Social } from './SocialLink';
import styles from './SocialLinks.module.css';

/** What a social entry shows that is no link. */
export function SocialContent({ name, mode, content }: Social) {
  if (mode === 'img')
    return <img className={styles.image} src={content} alt={name} loading="lazy" />;
  if (mode === 'dom') {
    return <div className={styles.content} dangerouslySetInnerHTML={{ __html: content }} />;
  }
  return <p className={styles.content}>{content}</p>;
}
