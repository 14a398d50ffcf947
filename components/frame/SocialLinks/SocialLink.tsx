import { SiteLink } from '../../SiteContext';
import { Menu } from '../../ui/Menu';
import { SocialContent } from './SocialContent';
import { SocialIcon, type SocialIconName } from './SocialIcon';
import styles from './SocialLinks.module.css';

export interface Social {
  name: string;
  icon: SocialIconName | { svg: string };
  /** `link` leads to `content`; the others show it: a text, the image at that address, or HTML of the site's own. */
  mode: 'link' | 'text' | 'img' | 'dom';
  content: string;
}

/** One icon, or a row with its name where `isNamed`. */
export function SocialLink({ isNamed = false, ...social }: Social & { isNamed?: boolean }) {
  const { name, icon, mode, content } = social;
  if (mode === 'link') {
    return (
      <SiteLink
        className={isNamed ? styles.row : styles.link}
        href={content}
        aria-label={isNamed ? undefined : name}
        title={isNamed ? undefined : name}
      >
        <SocialIcon icon={icon} />
        {isNamed && name}
      </SiteLink>
    );
  }
  if (isNamed) {
    return (
      <>
        <p className={styles.row}>
          <SocialIcon icon={icon} />
          {name}
        </p>
        <SocialContent {...social} />
      </>
    );
  }
  return (
    <Menu variant="icon" align="end" label={name} trigger={<SocialIcon icon={icon} />}>
      <SocialContent {...social} />
    </Menu>
  );
}
