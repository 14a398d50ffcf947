import { useLabels } from '@components/SiteContext';
import styles from './OptionMeta.module.css';

/** What the build writes into the element from the documented package: `config/plugins/remarkOptionMeta.ts`. */
interface OptionFacts {
  /** As TypeScript writes it. */
  type: string;
  /** A JavaScript expression; absent where the page tells the default in words. */
  default?: string;
  /** The first version of the documented package that has it. */
  since: string;
  /** What to use instead. */
  deprecated?: string;
}

interface OptionMetaProps extends Partial<OptionFacts> {
  /** The option's full path: `output.filenameHash`. */
  of: string;
}

/** An option's type, default and first version, as the documented package has them. */
export function OptionMeta({ of, type, default: value, since, deprecated }: OptionMetaProps) {
  const labels = useLabels().option;
  if (type === undefined || since === undefined) {
    throw new Error(`<OptionMeta of="${of}"> was built without remarkOptionMeta: it has no facts.`);
  }
  const rows = [
    { term: labels.type, code: type },
    value === undefined
      ? { term: labels.default, text: labels.seeBelow }
      : { term: labels.default, code: value },
    { term: labels.since, text: since },
    ...(deprecated === undefined ? [] : [{ term: labels.deprecated, text: deprecated }]),
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
