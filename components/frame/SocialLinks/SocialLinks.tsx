import type { ComponentType } from 'react';
import { BlueskyIcon, DiscordIcon, GitHubIcon, XIcon } from '../../icons/brandIcons';
import { MoreIcon } from '../../icons/interfaceIcons';
import { SiteLink } from '../../SiteContext';
import { Menu } from '../../ui/Menu';
import styles from './SocialLinks.module.css';

type SocialIconName = 'github' | 'x' | 'discord' | 'bluesky';

const ICONS = {
  github: GitHubIcon,
  x: XIcon,
  discord: DiscordIcon,
  bluesky: BlueskyIcon,
} satisfies Record<SocialIconName, ComponentType>;

/** A built-in brand icon, or SVG markup from the site's configuration. */
function SocialIcon({ icon }: { icon: SocialIconName | { svg: string } }) {
  if (typeof icon === 'string') {
    const Icon = ICONS[icon];
    return <Icon className={styles.icon} />;
  }
  return (
    <span
      className={styles.icon}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: icon.svg }}
    />
  );
}

/** Content of an entry that isn't a link. */
function SocialContent({ name, mode, content }: Social) {
  if (mode === 'img')
    return <img className={styles.image} src={content} alt={name} loading="lazy" />;
  if (mode === 'dom') {
    return <div className={styles.content} dangerouslySetInnerHTML={{ __html: content }} />;
  }
  return <p className={styles.content}>{content}</p>;
}

export interface Social {
  name: string;
  icon: SocialIconName | { svg: string };
  /** `content` is a URL to open (`link`), text to show (`text`), an image URL (`img`) or trusted HTML (`dom`). */
  mode: 'link' | 'text' | 'img' | 'dom';
  content: string;
}

/** One entry: an icon alone, or an icon with its name if `isNamed`. */
function SocialLink({ isNamed = false, ...social }: Social & { isNamed?: boolean }) {
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

/** Maximum number of icons in the bar; specification §9 'inline social links'. */
const MAX_INLINE = 5;

interface SocialLinksProps {
  labels: { list: string; more: string };
  /** Moves all links into the menu when the bar is narrow. */
  isCollapsible?: boolean;
  links: readonly Social[];
}

/** Social icons: up to five in the bar, and all of them in a menu. */
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
