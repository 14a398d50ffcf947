import { actionOf, filesOf } from '../../projectFolder';
import { excuseOf, type Complaint, type Sample, type SampleCheck } from '../../sample/Sample';
import type { Fault } from './task';
import { outcomesOf } from './outcomes';

export const configuration: SampleCheck = {
  name: 'configuration',
  description:
    'The real package loads each whole configuration and makes bundler configurations of it; what a block asks to build or run succeeds.',
  isAgainstPackages: true,
  takes: (sample) => actionOf(sample) !== undefined && excuseOf(sample) === undefined,
  surroundings: (sample) => JSON.stringify([...filesOf(sample)]),
  async check(samples) {
    const outcomes = await outcomesOf(samples);
    return samples.map((sample, index) =>
      (outcomes[index]?.diagnostics ?? []).map((diagnostic) => complaintOf(diagnostic, sample)),
    );
  },
};

/** An error of a run, at the line of the sample. */
export function complaintOf({ message, line, mode }: Fault, { code }: Sample): Complaint {
  const [, missing] = /Cannot find (?:module|package) '([^']+)'/.exec(message) ?? [];
  const remedy = missing?.startsWith('.')
    ? 'show that file in a block of this page with its path as title, or add it to scripts/samples/application'
    : missing
      ? `install ${missing} in scripts/documented (npm i -E ${missing}), or correct the name`
      : 'correct the sample, and run it';
  return {
    line: Math.min(line ?? 1, code.split('\n').length),
    found: mode ? `in ${mode}: ${message}` : message,
    remedy,
  };
}
