import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { digestOf } from '../pages/digest';
import { writeInto } from '../writeInto';

/**
 * Blocks that the highlighter has coloured, by language, meta and code, in files: a page and its translation show the
 * same samples, an edited page most of those that it had, and the next process all of them. Each comes as a copy, for
 * what is next changes it.
 */
export class HighlightCache {
  readonly #folder: string;
  readonly #edition: string;
  #isAlone = false;

  /**
   * @param folder holds a folder of blocks
   * @param edition changes with everything that decides how a block is coloured
   */
  constructor(folder: string, edition: string) {
    this.#folder = folder;
    this.#edition = edition;
  }

  get = (key: string): Root | undefined => {
    try {
      return JSON.parse(readFileSync(path.join(this.#folder, this.#fileOf(key)), 'utf8')) as Root;
    } catch {
      // Half a block, of a process that was ended as it wrote, is as good as none.
      return undefined;
    }
  };

  set = (key: string, block: Root): this => {
    writeInto(this.#folder, this.#fileOf(key), JSON.stringify(block));
    this.#removeOthers();
    return this;
  };

  #fileOf(key: string): string {
    return path.join(this.#edition, `${digestOf(key)}.json`);
  }

  /** Blocks of another edition, which nobody asks for any more. */
  #removeOthers(): void {
    if (this.#isAlone) return;
    this.#isAlone = true;
    const others = readdirSync(this.#folder).filter((name) => name !== this.#edition);
    // Another thread may be at it too.
    const removal = { recursive: true, force: true, maxRetries: 3 };
    for (const other of others) rmSync(path.join(this.#folder, other), removal);
  }
}
