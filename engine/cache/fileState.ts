import { readFileSync, statSync } from 'node:fs';
import type { DiskCache } from './DiskCache';

/** Changes whenever a file is written; undefined if there is no such file. */
export function fileState(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${String(stats.size)} ${String(stats.mtimeMs)}`;
}

/** Values, which are JSON data, by file, with the state of the file when its value was computed. */
export type FileValues<Value> = Record<string, { state: string; value?: Value }>;

const KEY = 'files';

/**
 * Computes a value from the text of each file. The values are stored for the next run, which reads only the files that
 * have been written since.
 * @param cache of these values alone
 * @returns the values by file
 */
export function valuesOfFiles<Value>(
  cache: Pick<DiskCache<FileValues<Value>>, 'get' | 'set'>,
  files: readonly string[],
  compute: (text: string, file: string) => Value,
): Map<string, Value> {
  const last = cache.get(KEY) ?? {};
  const values: FileValues<Value> = {};
  for (const file of files) {
    const state = fileState(file) ?? '';
    const stored = last[file];
    values[file] =
      stored?.state === state
        ? stored
        : { state, value: compute(readFileSync(file, 'utf8'), file) };
  }
  cache.set(KEY, values);
  return new Map(Object.entries(values).map(([file, { value }]) => [file, value as Value]));
}
