import { SiteLink } from '@components/SiteContext';
import { featureIcons, isFeatureIcon } from './featureIcons';
import styles from './FeatureCards.module.css';

/** Columns of the twelve that a card takes; specification §9 'Home feature card span values'. */
export type FeatureSpan = 2 | 3 | 4 | 6;

const DEFAULT_SPAN: FeatureSpan = 4;

export interface Feature {
  /** A name of `featureIcons`, or a character to show as it is. */
  icon?: string;
  title: string;
  details: string;
  link?: string;
  span?: FeatureSpan;
}

interface FeatureCardsProps {
  /** Names the section. */
  label: string;
  features: Feature[];
}

/** What the tool is good at, one card each, from the front matter of the landing page. */
export function FeatureCards({ label, features }: FeatureCardsProps) {
  return (
    <section id="features" className={styles.root} aria-label={label}>
      <ul className={styles.list}>
        {features.map(({ icon, title, details, link, span = DEFAULT_SPAN }) => (
          <li key={title} className={styles.card} data-span={span}>
            {icon && <FeatureIcon icon={icon} />}
            <h2 className={styles.title}>
              {link ? (
                <SiteLink className={styles.link} href={link}>
                  {title}
                </SiteLink>
              ) : (
                title
              )}
            </h2>
            <p className={styles.details}>{details}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FeatureIcon({ icon }: { icon: string }) {
  const Icon = isFeatureIcon(icon) ? featureIcons[icon] : null;
  return (
    <span className={styles.icon} aria-hidden="true">
      {Icon ? <Icon /> : icon}
    </span>
  );
}
