export * from './Benchmark';
