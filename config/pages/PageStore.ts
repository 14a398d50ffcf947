import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledPage } from './compileTask';
import { digestOf } from './digest';

interface Entry {
  readonly key: string;
  readonly code: string;
  /** Other files whose text the page took up, each with the digest of what it said. */
  readonly dependencies: readonly (readonly [file: string, digest: string])[];
}

type Entries = Record<string, Entry>;

/** Compiled pages of the build before, by the page's path; one file, since all are read and written together. */
export class PageStore {
  readonly #file: string;
  readonly #before: Entries;
  readonly #now: Entries = {};

  constructor(file: string) {
    this.#file = file;
    this.#before = readEntries(file);
  }

  /** @param key changes with everything that decides what the page compiles to, but the files that it takes up */
  find(page: string, key: string): CompiledPage | undefined {
    const entry = this.#before[page];
    if (entry?.key !== key) return undefined;
    if (entry.dependencies.some(([file, digest]) => digestOfFile(file) !== digest))
      return undefined;
    this.#now[page] = entry;
    return { code: entry.code, dependencies: entry.dependencies.map(([file]) => file) };
  }

  keep(page: string, key: string, { code, dependencies }: CompiledPage): void {
    const withDigests = dependencies.map((file) => [file, digestOfFile(file)] as const);
    this.#now[page] = { key, code, dependencies: withDigests };
  }

  /** Leaves to the next build what this one found or kept, and nothing else. */
  save(): void {
    mkdirSync(path.dirname(this.#file), { recursive: true });
    const draft = `${this.#file}.${String(process.pid)}`;
    writeFileSync(draft, JSON.stringify(this.#now));
    renameSync(draft, this.#file);
  }
}

const digestOfFile = (file: string): string =>
  existsSync(file) ? digestOf(readFileSync(file, 'latin1')) : '';

/** A file that another version wrote, or a broken one, is as good as none. */
function readEntries(file: string): Entries {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Entries;
  } catch {
    return {};
  }
}
