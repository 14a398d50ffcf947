import type { ComponentType } from 'react';
import { BlueskyIcon } from '../../icons/BlueskyIcon';
import { DiscordIcon } from '../../icons/DiscordIcon';
import { GitHubIcon } from '../../icons/GitHubIcon';
import { XIcon } from '../../icons/XIcon';
import styles from './SocialLinks.module.css';

export type SocialIconName = 'github' | 'x' | 'discord' | 'bluesky';

const ICONS = {
  github: GitHubIcon,
  x: XIcon,
  discord: DiscordIcon,
  bluesky: BlueskyIcon,
} satisfies Record<SocialIconName, ComponentType>;

/** A brand's icon, or a drawing that the site configures. */
export function SocialIcon({ icon }: { icon: SocialIconName | { svg: string } }) {
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
