import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SiteContext, type SitePort } from '@components/SiteContext';
import { Benchmark } from './Benchmark';
import { BenchmarkChart } from './BenchmarkChart';
import { formatTime } from './report';
import data from './tools.json';

const METRICS = {
  devStart: 'Dev start',
  hotUpdate: 'Hot update',
  build: 'Build',
  cachedBuild: 'Cached build',
};

const port = {
  lang: 'en',
  labels: {
    benchmark: {
      metrics: METRICS,
      application: 'Application',
      caption: 'Medians',
      command: 'Command',
      conditions: 'Conditions',
      date: 'Date',
      environment: 'Environment',
      machine: 'Machine',
      none: 'none',
      runs: 'Runs',
      tool: 'Tool',
      trial: 'A trial run.',
      versions: 'Versions',
      components: (count: number) => `${String(count)} components`,
      cores: (count: number) => `${String(count)} cores`,
      medianOf: (count: number) => `median of ${String(count)}`,
    },
  },
} as unknown as SitePort;

const renderBenchmark = () =>
  render(
    <SiteContext value={port}>
      <Benchmark />
    </SiteContext>,
  );

describe('Benchmark', () => {
  it('lists every measured median in the table, and marks tools without one', () => {
    renderBenchmark();
    const medians: Partial<Record<string, Partial<Record<string, number>>>> = data.medians;
    for (const { id, label, versions } of data.tools) {
      const header = screen.getByRole('rowheader', {
        name: `${label} ${versions[0]?.version ?? ''}`,
      });
      const cells = within(header.closest('tr') as HTMLElement);
      const figures = cells.getAllByRole('cell').map(({ textContent }) => textContent);
      expect(figures).toEqual(
        Object.keys(METRICS).map((metric) => {
          const time = medians[id]?.[metric];
          return time === undefined ? 'none' : formatTime(time);
        }),
      );
    }
  });

  it('names the machine, date, and command, so that anyone can repeat the measurement', () => {
    renderBenchmark();
    const valueOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
    expect(valueOf('Command')).toBe(data.command);
    expect(valueOf('Date')).toBe(data.date);
    expect(valueOf('Machine')).toContain(data.machine.cpu);
    for (const { name, version } of data.tools.flatMap(({ versions }) => versions)) {
      expect(valueOf('Versions')).toContain(`${name} ${version}`);
    }
  });

  it('marks only the figures of a trial run as such', () => {
    renderBenchmark();
    expect(screen.queryAllByText('A trial run.')).toHaveLength(data.kind === 'trial' ? 1 : 0);
  });
});

describe('BenchmarkChart', () => {
  it('captions each bar with its time and description, and scales it by the largest time', () => {
    render(
      <BenchmarkChart
        entries={[
          { label: 'One', metrics: [{ time: 0.5, desc: 'build' }] },
          { label: 'Two', metrics: [{ time: 2, desc: 'build' }] },
        ]}
      />,
    );
    const [short, long] = screen.getAllByRole('listitem', { hidden: true });
    expect(short?.textContent).toBe('500 ms build');
    expect(long?.textContent).toBe('2.00 s build');
    expect(short?.style.getPropertyValue('--share')).toBe('0.25');
    expect(long?.style.getPropertyValue('--share')).toBe('1');
  });
});
