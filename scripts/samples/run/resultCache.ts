import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DiskCache } from '@engine/cache/DiskCache';
import { digestOf, filesBelow } from '@engine/cache/digest';
import type { Complaint, Sample, SampleCheck } from '../sample/Sample';

const FOLDER = path.join(import.meta.dirname, '..');

/** Dependencies of every result besides the samples: the checks, their packages, and the schema. */
const TOOLS = [
  'package-lock.json',
  'scripts/documented/package-lock.json',
  'config/facts/configSchema.json',
].map((file) => path.join(FOLDER, '../..', file));

/** Cached results of checks. */
export const resultCache = (folder: string) =>
  new DiskCache<readonly Complaint[]>(folder, toolsDigest());

/** Equal for samples with the same result in a check. */
export const resultKey = (check: SampleCheck, sample: Sample): string =>
  digestOf(
    check.name,
    JSON.stringify([sample.lang, sample.title, sample.attributes, sample.words, sample.code]),
    check.surroundings?.(sample) ?? '',
  );

function toolsDigest(): string {
  const code = filesBelow(FOLDER).filter((file) => !file.endsWith('.test.ts'));
  return digestOf(...[...code, ...TOOLS].map((file) => readFileSync(file, 'latin1')));
}
