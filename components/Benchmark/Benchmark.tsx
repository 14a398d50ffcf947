import { useLabels } from '@components/SiteContext';
import styles from './Benchmark.module.css';
import { BenchmarkChart } from './BenchmarkChart';
import conditionStyles from './BenchmarkConditions.module.css';
import tableStyles from './BenchmarkTable.module.css';
import {
  conditions,
  packages,
  formatTime,
  METRICS,
  timeOf,
  tools,
  versionOf,
  toEntries,
} from './report';

/** Conditions of the measurement: date, machine, versions, and the command that repeats it. */
function BenchmarkConditions() {
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
      {isTrial && <p className={conditionStyles.trial}>{labels.trial}</p>}
      <details className={conditionStyles.fold}>
        <summary>{labels.conditions}</summary>
        <dl className={conditionStyles.root}>
          {rows.map(({ term, text }) => (
            <div key={term} className={conditionStyles.row}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          <div className={conditionStyles.row}>
            <dt>{labels.command}</dt>
            <dd>
              <code lang="en">{command}</code>
            </dd>
          </div>
        </dl>
      </details>
    </>
  );
}

/** The chart's figures as a table, for assistive technology and without scripts. */
function BenchmarkTable() {
  const labels = useLabels().benchmark;
  return (
    <div className={tableStyles.root}>
      <table className={tableStyles.table}>
        <caption>{labels.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.tool}</th>
            {METRICS.map((metric) => (
              <th key={metric} scope="col">
                {labels.metrics[metric]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tools.map((tool) => (
            <tr key={tool.id}>
              <th scope="row">
                {tool.label} {versionOf(tool)}
              </th>
              {METRICS.map((metric) => {
                const time = timeOf(tool.id, metric);
                return <td key={metric}>{time === undefined ? labels.none : formatTime(time)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Benchmark results of `npm run benchmark:tools`: a chart, a table, and the conditions. */
export function Benchmark() {
  const labels = useLabels().benchmark;
  const entries = toEntries(labels.metrics, labels.none);
  return (
    <figure className={styles.root}>
      <BenchmarkChart entries={entries} />
      <BenchmarkTable />
      <BenchmarkConditions />
    </figure>
  );
}
