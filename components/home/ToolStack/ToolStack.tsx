import { LandingSection } from '@components/home/LandingSection';
import { ArrowUpRightIcon } from '@components/icons/interfaceIcons';
import { SiteLink } from '@components/SiteContext';
import { ToolLogo } from '@components/ToolLogo';
import styles from './ToolStack.module.css';

const LOGO_SIZE = 48;

/** specification §3 'Landing tool card'. */
export interface ToolCard {
  name: string;
  description: string;
  /** A name of `ToolLogo`. */
  logo: string;
  logoScale?: number;
  url: string;
  urlText: string;
}

interface ToolStackProps {
  /** The section's id. */
  id: string;
  title: string;
  lead: string;
  tools: ToolCard[];
}

/** The tools built on the same foundation; specification §2 'Home page'. */
export function ToolStack({ id, title, lead, tools }: ToolStackProps) {
  return (
    <LandingSection id={id} title={title} lead={lead}>
      <ul className={styles.list}>
        {tools.map(({ name, description, logo, logoScale = 1, url, urlText }) => (
          <li key={name} className={styles.card}>
            <ToolLogo name={logo} size={LOGO_SIZE} scale={logoScale} />
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.description}>{description}</p>
              <SiteLink className={styles.link} href={url}>
                {urlText}
                <ArrowUpRightIcon className={styles.away} />
              </SiteLink>
            </div>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
