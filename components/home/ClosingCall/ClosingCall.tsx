import { SiteLink } from '@components/SiteContext';
import styles from './ClosingCall.module.css';

interface CallLink {
  text: string;
  href: string;
}

interface ClosingCallProps {
  /** The section's id. */
  id: string;
  title: string;
  start: CallLink;
  /** In front of the migrations. */
  migrateLabel: string;
  /** Guides for users of other tools, by the tool's name. */
  migrations: CallLink[];
}

/** The end of the landing page: where to go from here. */
export function ClosingCall({ id, title, start, migrateLabel, migrations }: ClosingCallProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} className={styles.root} aria-labelledby={titleId}>
      <div className={styles.panel}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <SiteLink className={styles.start} href={start.href}>
          {start.text}
        </SiteLink>
        <p className={styles.migrations}>
          <span>{migrateLabel}</span>
          {migrations.map(({ text, href }) => (
            <SiteLink key={href} href={href}>
              {text}
            </SiteLink>
          ))}
        </p>
      </div>
    </section>
  );
}
