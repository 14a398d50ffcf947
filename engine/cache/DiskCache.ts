import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { digestOf, filesBelow } from './digest';

/** A thousand pages take about 100 MB. */
const MAX_BYTES = 1024 * 1024 * 1024;

/**
 * Values that persist between runs. Each is a separate JSON file, so that threads and processes can share a cache.
 * Delete the folder to clear it.
 */
export class DiskCache<Value> {
  readonly #folder: string;
  readonly #version: string;
  readonly #maxBytes: number;
  #isTrimmed = false;

  /**
   * @param folder of this cache alone
   * @param version changes with everything that the values depend on, except their keys; values of other versions are
   *   deleted with the first new one
   * @param maxBytes values of earlier runs are deleted if they take more
   */
  constructor(folder: string, version: string, maxBytes = MAX_BYTES) {
    this.#folder = folder;
    this.#version = digestOf(version).slice(0, 16);
    this.#maxBytes = maxBytes;
  }

  // Own properties, because the engine copies its configuration, and with it the cache of the highlighter.

  /** @returns a new copy of the value; undefined if there is none, or only a damaged one */
  readonly get = (key: string): Value | undefined => {
    try {
      return JSON.parse(readFileSync(this.#fileOf(key), 'utf8')) as Value;
    } catch {
      return undefined;
    }
  };

  /** Whether there is a value, which can be damaged. */
  readonly has = (key: string): boolean => existsSync(this.#fileOf(key));

  readonly delete = (key: string): void => {
    rmSync(this.#fileOf(key), { force: true });
  };

  readonly set = (key: string, value: Value): this => {
    const file = this.#fileOf(key);
    const draft = `${file}.${String(process.pid)}-${String(threadId)}`;
    try {
      this.trim();
      mkdirSync(path.dirname(file), { recursive: true });
      // Renamed into place, so that no run reads an incomplete file.
      writeFileSync(draft, JSON.stringify(value));
      renameSync(draft, file);
    } catch {
      // If nothing can be written, the next run computes the value again.
    }
    return this;
  };

  /** @returns the stored value, or else a new one, which is stored */
  readonly getOrCompute = (key: string, compute: () => Value): Value => {
    const stored = this.get(key);
    if (stored !== undefined) return stored;
    const value = compute();
    if (value !== undefined) this.set(key, value);
    return value;
  };

  /** Deletes values of other versions, and all values if they take too much space; `set` does it once as well. */
  readonly trim = (): void => {
    if (this.#isTrimmed) return;
    this.#isTrimmed = true;
    if (!existsSync(this.#folder)) return;
    for (const version of readdirSync(this.#folder)) {
      const folder = path.join(this.#folder, version);
      if (version === this.#version && bytesOf(folder) <= this.#maxBytes) continue;
      // Another thread may be deleting it as well.
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  };

  #fileOf(key: string): string {
    return path.join(this.#folder, this.#version, digestOf(key).slice(0, 32));
  }
}

const bytesOf = (folder: string): number =>
  filesBelow(folder).reduce(
    (sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
