import data from './tools.json';

interface BenchmarkMetric {
  /** In seconds. */
  time: number;
  /** What was timed; unique within its entry. */
  desc: string;
  /** Whether it's the documented tool. */
  isOwn?: boolean;
}

/** One group of bars in the chart; specification §3 'Benchmark entry'. */
export interface BenchmarkEntry {
  label: string;
  /** Shown under the bars. */
  note?: string;
  metrics: BenchmarkMetric[];
}

/** Times from this many milliseconds on are shown in seconds; specification §9. */
const SECONDS_FROM_MS = 1000;

/** Largest time of all entries; 0 without entries. */
export function largestTime(entries: readonly BenchmarkEntry[]): number {
  return Math.max(0, ...entries.flatMap(({ metrics }) => metrics.map(({ time }) => time)));
}

/** Width of a bar relative to the widest one, from 0 to 1. */
export function barShare(time: number, largest: number): number {
  return largest > 0 ? time / largest : 0;
}

/** Formats a time in milliseconds under one second, otherwise in seconds with two decimals. @param time in seconds. */
export function formatTime(time: number): string {
  const milliseconds = Math.round(time * 1000);
  return milliseconds < SECONDS_FROM_MS ? `${milliseconds} ms` : `${time.toFixed(2)} s`;
}

/** Metrics in display order. */
export const METRICS = ['devStart', 'hotUpdate', 'build', 'cachedBuild'] as const;

export type Metric = (typeof METRICS)[number];

interface Tool {
  id: string;
  label: string;
  /** Packages of the tool; its main package comes first. */
  versions: { name: string; version: string }[];
}

/** Tools in the order of the chart; the documented one comes first. */
export const tools: readonly Tool[] = data.tools;

const medians: Partial<Record<string, Partial<Record<Metric, number>>>> = data.medians;

/** Median of a tool in seconds; undefined if the tool doesn't support the operation. */
export const timeOf = (id: string, metric: Metric): number | undefined => medians[id]?.[metric];

/** Conditions of the measurement. Fields are read one by one, so that the bundler drops the individual runs from the page. */
export const conditions = {
  date: data.date,
  command: data.command,
  /** Measured with fewer components or turns than a full run, so the figures aren't comparable. */
  isTrial: data.kind === 'trial',
  components: data.components,
  turns: data.turns,
  machine: data.machine,
};

/** Version of the tool's main package. */
export const versionOf = ({ versions }: Tool): string => versions[0]?.version ?? '';

/** All measured packages with their versions, without duplicates. */
export const packages = (): string[] => [
  ...new Set(
    tools.flatMap(({ versions }) => versions.map(({ name, version }) => `${name} ${version}`)),
  ),
];

/**
 * Entries of the chart: one for each metric, with the tools as its bars, fastest first.
 * @param names localized name of each metric
 * @param none localized note about a tool that doesn't support the operation
 */
export const toEntries = (
  names: Readonly<Record<Metric, string>>,
  none: string,
): BenchmarkEntry[] =>
  METRICS.map((metric) => {
    const timed = tools.flatMap(({ id, label }, index) => {
      const time = timeOf(id, metric);
      return time === undefined ? [] : [{ time, desc: label, isOwn: index === 0 }];
    });
    const missing = tools.filter(({ id }) => timeOf(id, metric) === undefined);
    return {
      label: names[metric],
      ...(missing.length > 0 && {
        note: `${missing.map(({ label }) => label).join(', ')}: ${none}`,
      }),
      metrics: timed.sort((first, second) => first.time - second.time),
    };
  });
