import { Breakable } from '@components/ui/Breakable';
import { useLabels, type OptionFacts } from '@components/SiteContext';
import styles from './OptionMeta.module.css';

/** The build sets the facts as props: `markdown/plugins/remarkOptionMeta.ts`. */
interface OptionMetaProps extends OptionFacts {
  /** The option's path: `output.filenameHash`, or `plugin-react.fastRefresh` for a plugin. */
  of: string;
}

/** An option's type, default and, if it's newer than the first stable release, the version that added it. */
export function OptionMeta({ of, default: value, since, deprecated, children }: OptionMetaProps) {
  const labels = useLabels().option;
  if (children === undefined) {
    throw new Error(`<OptionMeta of="${of}"> was built without remarkOptionMeta: it has no facts.`);
  }
  const rows = [
    { term: labels.type, text: children },
    value === undefined
      ? { term: labels.default, text: labels.seeBelow }
      : { term: labels.default, code: value },
    ...(since === undefined ? [] : [{ term: labels.since, text: since }]),
    ...(deprecated === undefined ? [] : [{ term: labels.deprecated, text: deprecated }]),
  ];
  return (
    <dl className={styles.root}>
      {rows.map(({ term, code, text }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.fact}>
            <Breakable>{code ? <code lang="en">{code}</code> : text}</Breakable>
          </dd>
        </div>
      ))}
    </dl>
  );
}
