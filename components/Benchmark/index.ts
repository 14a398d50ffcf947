export * from './Benchmark';
export { formatTime, timeOf } from './report';
