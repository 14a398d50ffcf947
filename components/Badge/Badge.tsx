import styles from './Badge.module.css';

const TONES = ['tip', 'info', 'warning', 'danger'] as const;

type BadgeTone = (typeof TONES)[number];

interface BadgeProps {
  text: string;
  tone?: BadgeTone;
}

/** A short inline label such as new, experimental or deprecated. */
export function Badge({ text, tone = 'tip' }: BadgeProps) {
  if (!text) throw new Error('<Badge> has no text. Write <Badge tone="info" text="…" />.');
  if (!TONES.includes(tone)) {
    throw new Error(`<Badge tone="${tone}"> is unknown. Allowed: ${TONES.join(', ')}.`);
  }
  return (
    <span className={styles.root} data-tone={tone}>
      {text}
    </span>
  );
}
