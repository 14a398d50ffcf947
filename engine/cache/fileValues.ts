import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Changes whenever a file is written; undefined if there is no such file. */
export function fileState(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${String(stats.size)} ${String(stats.mtimeMs)}`;
}

/** A value, which is JSON data, and the state of the file that it was computed from. */
interface Stored<Value> {
  state: string;
  /** Absent if the computed value was undefined. */
  value?: Value;
}

/**
 * Values that are computed from the contents of files, and stored for later runs. A file that hasn't been written since
 * isn't read again.
 */
export class FileValues<Value> {
  readonly #file: string;
  readonly #version: string;
  readonly #compute: (text: string) => Value;
  readonly #last: Record<string, Stored<Value> | undefined>;
  readonly #values: Record<string, Stored<Value>> = {};

  /**
   * @param file in which the values are stored
   * @param version changes with the code that computes them
   */
  constructor(file: string, version: string, compute: (text: string) => Value) {
    this.#file = file;
    this.#version = version;
    this.#compute = compute;
    this.#last = this.#read();
  }

  /** @returns the value of a file, and whether the file hasn't been written since the last run */
  of(file: string): { value: Value; isStored: boolean } {
    const state = fileState(file) ?? '';
    const last = this.#last[file];
    const isStored = last?.state === state;
    const stored = isStored ? last : { state, value: this.#compute(readFileSync(file, 'utf8')) };
    this.#values[file] = stored;
    return { value: stored.value as Value, isStored };
  }

  /** Stores the values of all files that were asked for. */
  save(): void {
    try {
      mkdirSync(path.dirname(this.#file), { recursive: true });
      writeFileSync(this.#file, JSON.stringify({ version: this.#version, values: this.#values }));
    } catch {
      // If nothing can be written, the next run computes the values again.
    }
  }

  #read(): Record<string, Stored<Value> | undefined> {
    try {
      const { version, values } = JSON.parse(readFileSync(this.#file, 'utf8')) as {
        version: string;
        values: Record<string, Stored<Value>>;
      };
      return version === this.#version ? values : {};
    } catch {
      return {};
    }
  }
}
