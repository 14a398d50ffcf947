import type { BenchmarkEntry } from './barGeometry';
import data from './tools.json';

/** What was timed, in the order in which a reader meets it. */
export const METRICS = ['devStart', 'hotUpdate', 'build', 'cachedBuild'] as const;

export type Metric = (typeof METRICS)[number];

interface Tool {
  id: string;
  label: string;
  /** The tool's own package first. */
  versions: { name: string; version: string }[];
}

/** The tools in the order of the chart, the documented one first. */
export const tools: readonly Tool[] = data.tools;

const medians: Partial<Record<string, Partial<Record<Metric, number>>>> = data.medians;

/** A tool's median in seconds; undefined where the tool has no such thing. */
export const timeOf = (id: string, metric: Metric): number | undefined => medians[id]?.[metric];

/** Under what conditions the figures came about. Every field is read by itself, so that the single runs stay out of the page. */
export const conditions = {
  date: data.date,
  command: data.command,
  /** Fewer components or turns than a full run has: such figures compare nothing. */
  isTrial: data.kind === 'trial',
  components: data.components,
  turns: data.turns,
  machine: data.machine,
};

/** The version of the tool itself. */
export const versionOf = ({ versions }: Tool): string => versions[0]?.version ?? '';

/** Every package that took part, once. */
export const packages = (): string[] => [
  ...new Set(
    tools.flatMap(({ versions }) => versions.map(({ name, version }) => `${name} ${version}`)),
  ),
];

/** What the chart draws. @param names what each metric is called in the page's language. */
export const toEntries = (names: Readonly<Record<Metric, string>>): BenchmarkEntry[] =>
  tools.map((tool) => ({
    label: tool.label,
    note: versionOf(tool),
    metrics: METRICS.flatMap((metric) => {
      const time = timeOf(tool.id, metric);
      return time === undefined ? [] : [{ time, desc: names[metric] }];
    }),
  }));
