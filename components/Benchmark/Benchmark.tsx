import { useLabels } from '@components/SiteContext';
import { formatTime } from './barGeometry';
import styles from './Benchmark.module.css';
import { BenchmarkChart } from './BenchmarkChart';
import { BenchmarkConditions } from './BenchmarkConditions';
import { BenchmarkTable } from './BenchmarkTable';
import { toEntries } from './report';

/** How long the compared tools take, as `npm run benchmark:tools` measured it: a chart, a table, and how to repeat it. */
export function Benchmark() {
  const labels = useLabels().benchmark;
  const entries = toEntries(labels.metrics);
  if (import.meta.env.SSG_MD) {
    return entries.map(({ label, note, metrics }) => {
      const figures = metrics.map(({ desc, time }) => `${desc} ${formatTime(time)}`);
      return `- **${label}** ${note ?? ''}: ${figures.join(', ')}\n`;
    });
  }
  return (
    <figure className={styles.root}>
      <BenchmarkChart entries={entries} />
      <BenchmarkTable />
      <BenchmarkConditions />
    </figure>
  );
}
