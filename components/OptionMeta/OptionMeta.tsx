import { useLabels } from '@components/SiteContext';
import styles from './OptionMeta.module.css';
import data from './options.json';

interface OptionFacts {
  /** As TypeScript writes it. */
  type: string;
  /** A JavaScript expression; absent where an unset option has no value of its own. */
  default?: string;
  /** The first version of the documented package that has it. */
  since: string;
  /** What to use instead. */
  deprecated?: string;
}

const options: Partial<Record<string, OptionFacts>> = data;

interface OptionMetaProps {
  /** The option's full path: `output.filenameHash`. */
  of: string;
}

/** An option's type, default and first version, as the documented package has them. */
export function OptionMeta({ of }: OptionMetaProps) {
  const labels = useLabels().option;
  const facts = options[of];
  if (!facts) {
    throw new Error(
      `<OptionMeta of="${of}"> names no known option. Known: ${Object.keys(options).join(', ')}.`,
    );
  }
  const rows = [
    { term: labels.type, code: facts.type },
    { term: labels.default, code: facts.default, text: labels.none },
    { term: labels.since, text: facts.since },
    ...(facts.deprecated ? [{ term: labels.deprecated, text: facts.deprecated }] : []),
  ];
  if (import.meta.env.SSG_MD) {
    return rows
      .map(({ term, code, text = '' }) => `- **${term}**: ${code ? `\`${code}\`` : text}\n`)
      .join('');
  }
  return (
    <dl className={styles.root}>
      {rows.map(({ term, code, text }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd>{code ? <code>{code}</code> : text}</dd>
        </div>
      ))}
    </dl>
  );
}
