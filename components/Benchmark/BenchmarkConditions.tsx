import { useLabels } from '@components/SiteContext';
import styles from './BenchmarkConditions.module.css';
import { conditions, packages } from './report';

/** When, on what and with which versions the figures were measured, and the command that measures them again. */
export function BenchmarkConditions() {
  const labels = useLabels().benchmark;
  const { date, command, isTrial, components, turns, machine } = conditions;
  const rows = [
    { term: labels.date, text: date },
    { term: labels.application, text: labels.components(components) },
    { term: labels.runs, text: labels.medianOf(turns) },
    {
      term: labels.machine,
      text: `${machine.cpu}, ${labels.cores(machine.cores)}, ${machine.memory}, ${machine.system}`,
    },
    { term: labels.environment, text: `Node.js ${machine.node}, ${machine.browser}` },
    { term: labels.versions, text: packages().join(', ') },
  ];
  return (
    <>
      {isTrial && <p className={styles.trial}>{labels.trial}</p>}
      <dl className={styles.root}>
        {rows.map(({ term, text }) => (
          <div key={term} className={styles.row}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>{labels.command}</dt>
          <dd>
            <code lang="en">{command}</code>
          </dd>
        </div>
      </dl>
    </>
  );
}
