import type { Finding, Problem } from '../../content/report/Problem';
import type { Complaint, Sample, SampleCheck } from '../sample/Sample';
import { resultKey, type resultCache } from './resultCache';

/** Findings of one check, with their samples. */
export interface SampleFinding extends Finding {
  readonly failed: readonly Sample[];
}

/** Runs one check on the samples that have no cached result. */
export async function findingOf(
  check: SampleCheck,
  samples: readonly Sample[],
  cache: ReturnType<typeof resultCache>,
): Promise<SampleFinding> {
  const taken = samples
    .filter((sample) => check.takes(sample))
    .map((sample) => ({ sample, key: resultKey(check, sample) }));
  const results = new Map<string, readonly Complaint[]>();
  const unknown = new Map<string, Sample>();
  for (const { sample, key } of taken) {
    const result = results.get(key) ?? cache.get(key);
    if (result) results.set(key, result);
    else unknown.set(key, sample);
  }
  const fresh = unknown.size > 0 ? await check.check([...unknown.values()]) : [];
  for (const [index, key] of [...unknown.keys()].entries()) {
    const result = fresh[index] ?? [];
    results.set(key, result);
    cache.set(key, result);
  }
  return {
    rule: { name: check.name },
    problems: taken.flatMap(({ sample, key }) => problemsOf(sample, results.get(key) ?? [])),
    failed: taken.filter(({ key }) => results.get(key)?.length).map(({ sample }) => sample),
  };
}

/** Counterparts share a sample: each reports the problem at its own line. */
function problemsOf({ places, code }: Sample, complaints: readonly Complaint[]): Problem[] {
  const length = code.split('\n').length;
  return complaints.flatMap(({ line, column, found, remedy }) =>
    places.map((place) => {
      // For a counterpart with more lines of comments, the problem is reported at its fence.
      const isAlike = place.code.split('\n').length === length;
      return { file: place.file, line: place.line + (isAlike ? line : 0), column, found, remedy };
    }),
  );
}
