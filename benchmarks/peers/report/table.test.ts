import { describe, expect, it } from 'vitest';
import { comparisonTable, formatFigure } from './table';

describe('formatFigure', () => {
  it('uses as many decimals as the size of the figure requires', () => {
    expect([1234.56, 45.67, 4.567, 0.5, 0.00214, 0].map(formatFigure)).toEqual([
      '1235',
      '45.7',
      '4.57',
      '0.5',
      '0.0021',
      '0',
    ]);
  });
});

describe('comparisonTable', () => {
  it('shows ours next to each peer, with the ratio to the best one', () => {
    const table = comparisonTable({ label: 'ours', medians: { 'script, KB': 60 } }, [
      { label: 'A', medians: { 'script, KB': 120 } },
      { label: 'B', medians: { 'script, KB': 50 } },
    ]);
    expect(table.split('\n').at(-1)).toBe(
      '| script, KB | **60** | 120 (0.50) | 50 (1.20) | 1.20 of B |',
    );
  });

  it('leaves a missing figure empty', () => {
    const table = comparisonTable({ label: 'ours', medians: { 'start, s': 6 } }, [
      { label: 'A', medians: {} },
    ]);
    expect(table.split('\n').at(-1)).toBe('| start, s | **6** | — | — |');
  });
});
