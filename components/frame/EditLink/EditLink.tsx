import { PencilIcon } from '../../icons/interfaceIcons';
import { SiteLink } from '../../SiteContext';
import styles from './EditLink.module.css';

interface EditLinkProps {
  href: string;
  text: string;
}

/** Leads to the page's source. */
export function EditLink({ href, text }: EditLinkProps) {
  return (
    <SiteLink className={styles.root} href={href}>
      <PencilIcon className={styles.icon} />
      {text}
    </SiteLink>
  );
}
