import type { Root } from 'hast';

/** More than all samples of the site; whoever edits one for long should not fill the memory with what it was. */
const MAX_BLOCKS = 4000;

/**
 * Blocks that the highlighter has coloured, by language, meta and code: a page and its translation show the same
 * samples, and an edited page most of those that it had. Each comes as a copy, for what is next changes it.
 */
export class HighlightCache {
  readonly #blocks = new Map<string, Root>();

  get = (key: string): Root | undefined => {
    const block = this.#blocks.get(key);
    return block && structuredClone(block);
  };

  set = (key: string, block: Root): this => {
    const [oldest] = this.#blocks.keys();
    if (this.#blocks.size >= MAX_BLOCKS && oldest !== undefined) this.#blocks.delete(oldest);
    this.#blocks.set(key, structuredClone(block));
    return this;
  };
}
