import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Complaint, Sample, SampleCheck } from '../sample/Sample';

const FOLDER = path.join(import.meta.dirname, '..');

/** What every result depends on beside the samples: the checks, and the packages they run with. */
const TOOLS = ['package-lock.json', 'scripts/documented/package-lock.json'].map((file) =>
  path.join(FOLDER, '../..', file),
);

export interface ResultCache {
  /** Equal for samples that have one result. */
  keyOf(check: SampleCheck, sample: Sample): string;
  get(check: SampleCheck, sample: Sample): readonly Complaint[] | undefined;
  set(check: SampleCheck, sample: Sample, complaints: readonly Complaint[]): void;
  /** Writes what was learnt; `forgetRest` drops what this run did not ask for. */
  save(options: { forgetRest: boolean }): void;
}

/** Keeps the result of each check of each sample between runs. */
export function resultCache(file: string): ResultCache {
  const tools = toolsDigest();
  const known = load(file, tools);
  const used = new Map<string, readonly Complaint[]>();
  const keyOf = (check: SampleCheck, sample: Sample): string =>
    digest([
      check.name,
      JSON.stringify([sample.lang, sample.title, sample.attributes, sample.words, sample.code]),
      check.surroundings?.(sample) ?? '',
    ]);
  return {
    keyOf,
    get(check, sample) {
      const key = keyOf(check, sample);
      const result = used.get(key) ?? known.get(key);
      if (result) used.set(key, result);
      return result;
    },
    set(check, sample, complaints) {
      used.set(keyOf(check, sample), complaints);
    },
    save({ forgetRest }) {
      const kept = forgetRest ? used : new Map([...known, ...used]);
      try {
        mkdirSync(path.dirname(file), { recursive: true });
        // Renamed into place, so that a run beside this one never reads half a file.
        const draft = `${file}.${String(process.pid)}`;
        writeFileSync(draft, JSON.stringify({ tools, results: Object.fromEntries(kept) }));
        renameSync(draft, file);
      } catch {
        // Where nothing can be written, the next run checks again.
      }
    },
  };
}

function load(file: string, tools: string): ReadonlyMap<string, readonly Complaint[]> {
  try {
    const cache = JSON.parse(readFileSync(file, 'utf8')) as {
      tools: string;
      results: Record<string, readonly Complaint[]>;
    };
    return new Map(cache.tools === tools ? Object.entries(cache.results) : []);
  } catch {
    return new Map();
  }
}

function toolsDigest(): string {
  const code = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return digest([...code, ...TOOLS].map((file) => readFileSync(file)));
}

function digest(texts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('base64url');
}
