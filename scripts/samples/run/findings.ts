import type { Finding, Problem } from '../../content/report/Problem';
import type { Complaint, Sample, SampleCheck } from '../sample/Sample';
import type { ResultCache } from './resultCache';

/** What one check found, and in which samples. */
export interface SampleFinding extends Finding {
  readonly failed: readonly Sample[];
}

/** Runs one check on the samples whose result is not known yet. */
export async function findingOf(
  check: SampleCheck,
  samples: readonly Sample[],
  cache: ResultCache,
): Promise<SampleFinding> {
  const taken = samples.filter((sample) => check.takes(sample));
  const open = new Map(
    taken
      .filter((sample) => !cache.get(check, sample))
      .map((sample) => [cache.keyOf(check, sample), sample]),
  );
  const unknown = [...open.values()];
  const fresh = unknown.length > 0 ? await check.check(unknown) : [];
  for (const [index, sample] of unknown.entries()) cache.set(check, sample, fresh[index] ?? []);

  const complaintsOf = (sample: Sample): readonly Complaint[] => cache.get(check, sample) ?? [];
  return {
    rule: { name: check.name },
    problems: taken.flatMap((sample) => problemsOf(sample, complaintsOf(sample))),
    failed: taken.filter((sample) => complaintsOf(sample).length > 0),
  };
}

/** Twins share a sample: each says the problem at its own line. */
function problemsOf({ places, code }: Sample, complaints: readonly Complaint[]): Problem[] {
  const length = code.split('\n').length;
  return complaints.flatMap(({ line, column, found, remedy }) =>
    places.map((place) => {
      // A twin whose comments take more lines is told at its fence.
      const isAlike = place.code.split('\n').length === length;
      return { file: place.file, line: place.line + (isAlike ? line : 0), column, found, remedy };
    }),
  );
}
