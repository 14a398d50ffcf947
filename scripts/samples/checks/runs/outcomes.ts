import { actionOf } from '../../projectFolder';
import type { Sample } from '../../sample/Sample';
import type { Outcome } from './task';
import { runAll } from './workers';

/** The outcomes of finished runs, which several checks use. */
const finished = new WeakMap<Sample, Outcome>();

/** Loads, builds or runs samples, each once however many checks ask for it. */
export async function outcomesOf(samples: readonly Sample[]): Promise<(Outcome | undefined)[]> {
  const fresh = [...new Set(samples)].filter((sample) => !finished.has(sample));
  const results = await runAll(
    fresh.map((sample) => ({
      sample,
      action: actionOf(sample) ?? 'load',
      reads: shownFiles(sample),
    })),
  );
  for (const [index, sample] of fresh.entries()) {
    const result = results[index];
    if (result) finished.set(sample, result);
  }
  return samples.map((sample) => finished.get(sample));
}

/** The files of a sample's output that the page shows. */
const shownFiles = (source: Sample): string[] =>
  source.page
    .filter((sample) => sample.attributes.output !== undefined && sourceOf(sample) === source)
    .map(({ attributes }) => attributes.output ?? '');

/** The source of the output: the nearest preceding block that is built or run, or an empty configuration. */
export function sourceOf(sample: Sample): Sample {
  const isRun = (other: Sample): boolean => ['build', 'run'].includes(actionOf(other) ?? '');
  return (
    sample.page.slice(0, sample.index).findLast(isRun) ??
    known(sample.page, () => ({
      ...sample,
      title: 'rsbuild.config.js',
      lang: 'js',
      words: ['build'],
      attributes: {},
      code: 'export default {};',
    }))
  );
}

const defaults = new WeakMap<Sample['page'], Sample>();

function known(page: Sample['page'], make: () => Sample): Sample {
  const sample = defaults.get(page) ?? make();
  defaults.set(page, sample);
  return sample;
}
