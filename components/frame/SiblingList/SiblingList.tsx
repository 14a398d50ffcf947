import { SiteLink } from '../../SiteContext';
import { ToolLogo } from '../../ToolLogo';
import styles from './SiblingList.module.css';

const LOGO_SIZE = 28;

export interface SiblingToolLink {
  name: string;
  description: string;
  /** A name of `ToolLogo`. */
  logo: string;
  logoScale?: number;
  url: string;
  /** Whether this site documents the tool. */
  isCurrent?: boolean;
}

interface SiblingListProps {
  /** Accessible name of the list. */
  label: string;
  tools: readonly SiblingToolLink[];
}

/** The related tools, each with logo, name and description. */
export function SiblingList({ label, tools }: SiblingListProps) {
  return (
    <ul className={styles.root} aria-label={label}>
      {tools.map(({ name, description, logo, logoScale = 1, url, isCurrent = false }) => (
        <li key={name}>
          <SiteLink
            className={styles.link}
            href={url}
            aria-current={isCurrent ? 'true' : undefined}
          >
            <ToolLogo name={logo} size={LOGO_SIZE} scale={logoScale} />
            <span>
              <span className={styles.name}>{name}</span>{' '}
              <span className={styles.description}>{description}</span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
