import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Contender } from './contenders';
import type { Metric } from './measure';

const MODULES = join(import.meta.dirname, '../node_modules');
const BYTES_PER_GIGABYTE = 1024 ** 3;

/** Runs of one tool by metric, in seconds, in the order of measurement. */
export type Runs = Partial<Record<Metric, number[]>>;

/** The written report: everything needed to repeat the measurement. */
export interface Report {
  /** Day of the run, as YYYY-MM-DD. */
  date: string;
  command: string;
  /** 'trial' for fewer components or runs than the defaults: such figures test the program and must not be compared. */
  kind: 'full' | 'trial';
  components: number;
  turns: number;
  machine: {
    cpu: string;
    cores: number;
    memory: string;
    system: string;
    node: string;
    browser: string;
  };
  tools: { id: string; label: string; versions: { name: string; version: string }[] }[];
  /** Of all runs, in seconds, by tool and metric. */
  medians: Record<string, Partial<Record<Metric, number>>>;
  runs: Record<string, Runs>;
}

/** The middle value; the mean of the two middle ones for an even number. @throws for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing.');
  return (upper + lower) / 2;
}

/** Clocks of two processes agree to the millisecond. */
const toMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000;

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(join(MODULES, name, 'package.json'), 'utf8')) as { version: string })
    .version;

/** The machine, without its name. @param browser version of the browser that rendered the pages. */
export function describeMachine(browser: string): Report['machine'] {
  const [first] = cpus();
  return {
    cpu: first?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memory: `${Math.round(totalmem() / BYTES_PER_GIGABYTE)} GB`,
    system: `${process.platform} ${process.arch}`,
    node: process.versions.node,
    browser: `Chromium ${browser}`,
  };
}

export const describeTools = (contenders: readonly Contender[]): Report['tools'] =>
  contenders.map(({ id, label, packages }) => ({
    id,
    label,
    versions: packages.map((name) => ({ name, version: versionOf(name) })),
  }));

/** Rounds every run and takes the medians of the rounded values, so that readers can verify them. */
export function summarize(
  measured: Readonly<Record<string, Runs>>,
): Pick<Report, 'medians' | 'runs'> {
  const each = <T>(of: Runs, map: (values: number[]) => T) =>
    Object.fromEntries(Object.entries(of).map(([metric, values]) => [metric, map(values)]));
  const runs: Record<string, Runs> = {};
  const medians: Report['medians'] = {};
  for (const [id, own] of Object.entries(measured)) {
    runs[id] = each(own, (values) => values.map(toMilliseconds));
    medians[id] = each(runs[id], (values) => toMilliseconds(median(values)));
  }
  return { medians, runs };
}
