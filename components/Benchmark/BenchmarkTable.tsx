import { useLabels } from '@components/SiteContext';
import styles from './BenchmarkTable.module.css';
import { formatTime, METRICS, timeOf, tools, versionOf } from './report';

/** The chart's figures for those who cannot see it, and for those without scripts. */
export function BenchmarkTable() {
  const labels = useLabels().benchmark;
  return (
    <div className={styles.root}>
      <table className={styles.table}>
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
