import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { digestOf } from '../pages/digest';
import { writeInto } from '../writeInto';

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** Half a block, of a process that was ended as it wrote, is as good as none. */
const parse = (text: string): Root | undefined => {
  try {
    return JSON.parse(text) as Root;
  } catch {
    return undefined;
  }
};

const fileOf = (key: string): string => `${digestOf(key)}.json`;

/**
 * Blocks that the highlighter has coloured, by language, meta and code: a page and its translation show the same
 * samples, an edited page most of those that it had, and the next process all of them. Each comes as a copy, for what
 * is next changes it.
 */
export class HighlightCache {
  readonly #folder: string;
  readonly #known = new Map<string, string>();

  /**
   * @param folder holds a folder of blocks
   * @param edition changes with everything that decides how a block is coloured; blocks of another one are removed
   */
  constructor(folder: string, edition: string) {
    this.#folder = path.join(folder, edition);
    mkdirSync(this.#folder, { recursive: true });
    const others = readdirSync(folder).filter((name) => name !== edition);
    // Another thread may be at it too.
    const removal = { recursive: true, force: true, maxRetries: 3 };
    for (const other of others) rmSync(path.join(folder, other), removal);
  }

  get = (key: string): Root | undefined => {
    const text = this.#known.get(key) ?? read(path.join(this.#folder, fileOf(key)));
    if (text === undefined) return undefined;
    this.#known.set(key, text);
    return parse(text);
  };

  set = (key: string, block: Root): this => {
    const text = JSON.stringify(block);
    this.#known.set(key, text);
    writeInto(this.#folder, fileOf(key), text);
    return this;
  };
}
