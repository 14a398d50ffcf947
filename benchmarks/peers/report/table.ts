import type { Figures } from '../../site/readerFigures';
import { bestOf, ratioOf } from './ratios';

/** No decimals from this value on. */
const WHOLE_FROM = 100;
/** Significant digits of figures below 1, such as layout shift, so that small ones don't become zero. */
const DIGITS_OF_FRACTION = 2;
const NONE = '—';

export function formatFigure(value: number): string {
  if (value >= WHOLE_FROM) return value.toFixed(0);
  if (value < 1) return String(Number(value.toPrecision(DIGITS_OF_FRACTION)));
  return String(Number(value.toFixed(value >= WHOLE_FROM / 10 ? 1 : 2)));
}

const formatRatio = (ratio: number): string => (Number.isFinite(ratio) ? ratio.toFixed(2) : '∞');

interface Column {
  label: string;
  medians: Figures;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/**
 * A Markdown table with a row per figure: ours, each peer's with the ratio of ours to it in parentheses, and the
 * ratio to the best.
 */
export function comparisonTable(ours: Column, peers: readonly Column[]): string {
  const names = new Set([ours, ...peers].flatMap(({ medians }) => Object.keys(medians)));
  const labels = peers.map(({ label }) => label);
  const lines = [...names].map((name) => {
    const own = ours.medians[name];
    const toOwn = (value: number) => (own === undefined ? NONE : formatRatio(ratioOf(own, value)));
    const theirs = peers.map(({ medians }) => {
      const value = medians[name];
      return value === undefined ? NONE : `${formatFigure(value)} (${toOwn(value)})`;
    });
    const best = bestOf(Object.fromEntries(peers.map((peer) => [peer.label, peer.medians[name]])));
    return row([
      name,
      own === undefined ? NONE : `**${formatFigure(own)}**`,
      ...theirs,
      best ? `${toOwn(best.value)} of ${best.label}` : NONE,
    ]);
  });
  const head = ['', ours.label, ...labels, 'ours is'];
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [row(head), row(rule), ...lines].join('\n');
}
