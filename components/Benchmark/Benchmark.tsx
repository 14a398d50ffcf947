import { useLabels } from '@components/SiteContext';
import styles from './Benchmark.module.css';
import { BenchmarkChart } from './BenchmarkChart';
import { BenchmarkConditions } from './BenchmarkConditions';
import { BenchmarkTable } from './BenchmarkTable';
import { toEntries } from './report';

/** How long the compared tools take, as `npm run benchmark:tools` measured it: a chart, a table, and how to repeat it. */
export function Benchmark() {
  const labels = useLabels().benchmark;
  const entries = toEntries(labels.metrics);
  return (
    <figure className={styles.root}>
      <BenchmarkChart entries={entries} />
      <BenchmarkTable />
      <BenchmarkConditions />
    </figure>
  );
}
