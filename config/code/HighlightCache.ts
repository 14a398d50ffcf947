import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import type { Root } from 'hast';
import { filesBelow, digestOf } from '../pages/digest';

/** One block: the digest of its key, and the block itself. Of half a line, of a process that was ended as it wrote, nothing is known. */
const LINE = /^([\da-f]{64}) (.*)$\n/gm;

/**
 * Blocks that the highlighter has coloured, by language, meta and code: a page and its translation show the same samples,
 * an edited page most of those that it had, and the next process all of them. Each thread of a process adds lines to a
 * file of its own, and reads those of all when it begins. Each block comes as a copy, for what is next changes it.
 */
export class HighlightCache {
  readonly #folder: string;
  readonly #edition: string;
  #blocks: Map<string, string> | undefined;
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
    const block = this.#known().get(digestOf(key));
    return block === undefined ? undefined : (JSON.parse(block) as Root);
  };

  set = (key: string, block: Root): this => {
    const digest = digestOf(key);
    const text = JSON.stringify(block);
    this.#known().set(digest, text);
    const folder = path.join(this.#folder, this.#edition);
    mkdirSync(folder, { recursive: true });
    appendFileSync(
      path.join(folder, `${String(process.pid)}-${String(threadId)}`),
      `${digest} ${text}\n`,
    );
    this.#removeOthers();
    return this;
  };

  #known(): Map<string, string> {
    this.#blocks ??= readBlocks(path.join(this.#folder, this.#edition));
    return this.#blocks;
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

function readBlocks(folder: string): Map<string, string> {
  const blocks = new Map<string, string>();
  try {
    for (const file of filesBelow(folder)) {
      for (const [, digest = '', block = ''] of readFileSync(file, 'utf8').matchAll(LINE)) {
        blocks.set(digest, block);
      }
    }
  } catch {
    // None yet, or removed meanwhile by a process of another edition.
  }
  return blocks;
}
