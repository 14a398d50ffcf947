import type { Figures } from '../../site/readerFigures';
import { median } from '../../tools/report';

/** Measurements of a site by figure, in the order of the runs. */
export type Runs = Record<string, number[]>;

export function addTurn(runs: Runs, figures: Figures): void {
  for (const [name, value] of Object.entries(figures)) (runs[name] ??= []).push(value);
}

export const mediansOf = (runs: Runs): Figures =>
  Object.fromEntries(Object.entries(runs).map(([name, values]) => [name, median(values)]));
