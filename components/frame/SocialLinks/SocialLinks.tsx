import { MoreIcon } from '../../icons/MoreIcon';
import { Menu } from '../../ui/Menu';
import { SocialLink, type Social } from './SocialLink';
import styles from './SocialLinks.module.css';

export type { Social } from './SocialLink';

/** specification §9: inline social links. */
const MAX_INLINE = 5;

interface SocialLinksProps {
  labels: { list: string; more: string };
  /** Puts every link behind the button where the bar is narrow. */
  isCollapsible?: boolean;
  links: readonly Social[];
}

/** Icons that lead elsewhere: at most five side by side, the rest behind a button. */
export function SocialLinks({ labels, isCollapsible = false, links }: SocialLinksProps) {
  return (
    <div
      className={styles.root}
      data-collapsible={isCollapsible || undefined}
      data-overflow={links.length > MAX_INLINE || undefined}
    >
      <ul className={styles.inline} aria-label={labels.list}>
        {links.slice(0, MAX_INLINE).map((link) => (
          <li key={link.name + link.content}>
            <SocialLink {...link} />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <Menu variant="icon" align="end" label={labels.more} trigger={<MoreIcon />}>
          <ul className={styles.panel}>
            {links.map((link, index) => (
              <li key={link.name + link.content} data-inline={index < MAX_INLINE || undefined}>
                <SocialLink isNamed {...link} />
              </li>
            ))}
          </ul>
        </Menu>
      </div>
    </div>
  );
}
