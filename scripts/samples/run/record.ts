import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { site } from '@config/site';
import { excuseOf, type Sample } from '../sample/Sample';

/** `config/facts/verified.json`: the version that the samples of each page last passed with, by its path below `docs/<lang>`. */
interface VerifiedFile {
  readonly package: string;
  readonly pages: Readonly<Partial<Record<string, string>>>;
}

/** One run over all pages. */
interface Run {
  readonly samples: readonly Sample[];
  /** Pages with a problem. */
  readonly failed: ReadonlySet<Sample>;
  /** Whether a check compares the sample with the documented packages. */
  readonly isAgainstPackages: (sample: Sample) => boolean;
}

const pageOf = ({ places: [{ file }] }: Sample): string => file.replace(/^docs\/\w+\//, '');

/** Pages that passed get the current version; others keep an older one that they passed with. */
export function recordAfter(before: VerifiedFile['pages'], run: Run): VerifiedFile['pages'] {
  const pages = [...new Set(run.samples.map(pageOf))].sort();
  return Object.fromEntries(
    pages.flatMap((page) => {
      const samples = run.samples.filter((sample) => pageOf(sample) === page);
      const hasPassed =
        samples.some(run.isAgainstPackages) &&
        samples.every((sample) => !run.failed.has(sample) && excuseOf(sample) === undefined);
      const known = before[page] === site.documentedVersion ? undefined : before[page];
      const version = hasPassed ? site.documentedVersion : known;
      return version === undefined ? [] : [[page, version]];
    }),
  );
}

/** Writes the record of a run, which the build reads. */
export function updateRecord(file: string, run: Run): void {
  const before = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as VerifiedFile)
    : { package: '@rsbuild/core', pages: {} };
  const record: VerifiedFile = { ...before, pages: recordAfter(before.pages, run) };
  writeFileSync(file, `${JSON.stringify(record, undefined, 2)}\n`);
}
