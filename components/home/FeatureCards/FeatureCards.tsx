import type { ComponentProps } from 'react';
import { Icon } from '@components/icons/Icon';
import { SiteLink } from '@components/SiteContext';
import styles from './FeatureCards.module.css';

/** Two pieces that fit together. */
function CompatIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon viewBox="0 0 32 32" strokeWidth="2" {...props}>
      <path d="M5 6h9v5.5a2.5 2.5 0 1 0 0 5V26H5z" fill="currentColor" fillOpacity=".18" />
      <path d="M18.5 6H27v20h-8.5v-7.5a4.5 4.5 0 1 0 0-9z" />
    </Icon>
  );
}

/** Three sliders in different positions. */
function ControlIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon viewBox="0 0 32 32" strokeWidth="2" {...props}>
      <path d="M4 8h4M14 8h14M4 16h14M24 16h4M4 24h6M16 24h12" />
      <circle cx="11" cy="8" r="3" fill="currentColor" fillOpacity=".18" />
      <circle cx="21" cy="16" r="3" fill="currentColor" fillOpacity=".18" />
      <circle cx="13" cy="24" r="3" fill="currentColor" fillOpacity=".18" />
    </Icon>
  );
}

/** A file that is ready to run. */
function DefaultsIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon viewBox="0 0 32 32" strokeWidth="2" {...props}>
      <path d="M7 4h12l6 6v18H7z" fill="currentColor" fillOpacity=".18" />
      <path d="M19 4v6h6" />
      <path d="M13 15v8l6.5-4z" fill="currentColor" stroke="none" />
    </Icon>
  );
}

/** Four shapes in a grid. */
function FrameworkIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon viewBox="0 0 32 32" strokeWidth="2" {...props}>
      <rect x="4.5" y="4.5" width="9.5" height="9.5" rx="2" />
      <circle cx="22.75" cy="9.25" r="4.75" fill="currentColor" fillOpacity=".18" />
      <path d="M9.25 18.5l5 9h-10z" fill="currentColor" fillOpacity=".18" />
      <path d="M22.75 17.75l5 5-5 5-5-5z" />
    </Icon>
  );
}

/** A plug with its cable. */
function PluginsIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon viewBox="0 0 32 32" strokeWidth="2" {...props}>
      <path d="M8 12h16v5a8 8 0 0 1-16 0z" fill="currentColor" fillOpacity=".18" />
      <path d="M12 12V5M20 12V5M16 25v3" />
    </Icon>
  );
}

/** A gauge near its maximum. */
function SpeedIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon viewBox="0 0 32 32" strokeWidth="2" {...props}>
      <path d="M5 22a12 12 0 1 1 22 0z" fill="currentColor" fillOpacity=".18" />
      <path d="M16 19l6-7M16 8v2M8.5 13l1.5 1.2" />
      <path d="M4 27h24" />
    </Icon>
  );
}

/** Icons by the name that a feature's `icon` can have in the front matter. */
export const featureIcons = {
  compat: CompatIcon,
  control: ControlIcon,
  defaults: DefaultsIcon,
  framework: FrameworkIcon,
  plugins: PluginsIcon,
  speed: SpeedIcon,
};

/** Returns whether `name` is a key of `featureIcons`. */
export const isFeatureIcon = (name: string): name is keyof typeof featureIcons =>
  Object.hasOwn(featureIcons, name);

/** Columns of the twelve that a card spans; specification §9 'Home feature card span values'. */
export type FeatureSpan = 2 | 3 | 4 | 6;

const DEFAULT_SPAN: FeatureSpan = 4;

export interface Feature {
  /** A key of `featureIcons`, or a character to show instead. */
  icon?: string;
  title: string;
  details: string;
  link?: string;
  span?: FeatureSpan;
}

interface FeatureCardsProps {
  /** Accessible name of the section. */
  label: string;
  features: Feature[];
}

/** The tool's features, one card each, from the front matter of the landing page. */
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
