import { readFileSync } from 'node:fs';
import strings from '../../i18n.json';
import type { Language } from '@config/site';

const FIGURES = new URL('../../components/Benchmark/tools.json', import.meta.url);

const METRICS = ['devStart', 'hotUpdate', 'build', 'cachedBuild'] as const;

interface Figures {
  tools: { id: string; label: string; versions: { version: string }[] }[];
  /** In seconds. */
  medians: Partial<Record<string, Partial<Record<(typeof METRICS)[number], number>>>>;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The figures of the benchmark chart as a Markdown table. */
export function benchmarkTable(lang: Language): string[] {
  const { tools, medians } = JSON.parse(readFileSync(FIGURES, 'utf8')) as Figures;
  const names = METRICS.map((metric) => strings[`benchmark.${metric}`][lang]);
  return [
    `${strings['benchmark.caption'][lang]}:`,
    '',
    row([strings['benchmark.tool'][lang], ...names]),
    row(['---', ...names.map(() => '---:')]),
    ...tools.map(({ id, label, versions }) =>
      row([
        `${label} ${versions[0]?.version ?? ''}`,
        ...METRICS.map((metric) => {
          const time = medians[id]?.[metric];
          return time === undefined ? strings['benchmark.none'][lang] : `${time.toFixed(2)} s`;
        }),
      ]),
    ),
  ];
}
