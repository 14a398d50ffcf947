import path from 'node:path';
import type { Sample } from './Sample';

/** A title as a path below the project: `./src/index.ts` is `src/index.ts`. */
export function pathOf({ title, lang }: Sample): string {
  if (title === undefined) return `sample.${lang}`;
  return path.posix.join('/', title).slice(1);
}

/** The file with that path on the page: its last state before this sample, or else its first after it. */
export function siblingAt(sample: Sample, file: string): Sample | undefined {
  const shown = sample.page.filter(
    (other) =>
      other !== sample &&
      other.lang !== 'diff' &&
      other.title !== undefined &&
      pathOf(other) === file,
  );
  return shown.findLast(({ index }) => index < sample.index) ?? shown[0];
}
