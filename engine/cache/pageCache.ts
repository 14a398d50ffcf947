import { existsSync, readFileSync } from 'node:fs';
import { DiskCache } from './DiskCache';
import { digestOf } from './digest';
import type { CompiledPage } from '../compile/compilePage';

interface Entry {
  readonly code: string;
  /** Other files whose text the page includes, each with the digest of that text. */
  readonly dependencies: readonly (readonly [file: string, digest: string])[];
}

/** Empty if the file doesn't exist. */
const digestOfFile = (file: string): string =>
  existsSync(file) ? digestOf(readFileSync(file, 'latin1')) : '';

/**
 * Compiled pages of earlier builds.
 * @param version changes with everything that decides how pages compile, except their text and the files that they include
 */
export function pageCache(folder: string, version: string) {
  const cache = new DiskCache<Entry>(folder, version);
  return {
    get(key: string): CompiledPage | undefined {
      const entry = cache.get(key);
      if (!entry?.dependencies.every(([file, digest]) => digestOfFile(file) === digest)) {
        return undefined;
      }
      return { code: entry.code, dependencies: entry.dependencies.map(([file]) => file) };
    },
    set(key: string, { code, dependencies }: CompiledPage): void {
      cache.set(key, {
        code,
        dependencies: dependencies.map((file) => [file, digestOfFile(file)]),
      });
    },
  };
}
