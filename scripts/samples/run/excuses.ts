import { excuseOf, type Sample } from '../sample/Sample';
import type { SampleFinding } from './findings';

/**
 * Maximum number of unchecked samples, counting counterparts once. It must only decrease: lower it whenever one is
 * fixed.
 */
const MOST_UNCHECKED = 0;

const unchecked = (samples: readonly Sample[]): Sample[] =>
  samples.filter((sample) => excuseOf(sample) !== undefined);

const counted = ({ length }: readonly unknown[]): string =>
  length === 1 ? '1 sample' : `${String(length)} samples`;

/** Every unchecked sample, with the author's reason. */
export function excuses(samples: readonly Sample[]): string {
  const lines = unchecked(samples).map((sample) => {
    const [{ file, line }] = sample.places;
    return `${file}:${String(line)}  not checked  ${excuseOf(sample) ?? ''}`;
  });
  return [...lines, `${counted(lines)} not checked (at most ${String(MOST_UNCHECKED)})`].join('\n');
}

/** Fails if more samples are unchecked than allowed. */
export function ceiling(samples: readonly Sample[]): SampleFinding {
  const excused = unchecked(samples);
  const [sample] = excused.slice(MOST_UNCHECKED);
  const rule = { name: 'unchecked' };
  if (!sample) return { rule, problems: [], failed: [] };
  const [{ file, line }] = sample.places;
  const found = `${counted(excused)} unchecked, where at most ${String(MOST_UNCHECKED)} may be`;
  const remedy = 'write one of those listed above so that it can be checked';
  return { rule, problems: [{ file, line, found, remedy }], failed: [sample] };
}
