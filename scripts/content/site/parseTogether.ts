import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { readMarkdown } from './markdown';
import type { Body } from './Site';

export interface MarkdownText {
  readonly text: string;
  readonly format: 'md' | 'mdx';
}

/** What a helping thread is given. */
export interface Share {
  readonly texts: readonly MarkdownText[];
  /** The index of the next text that no thread has taken. */
  readonly next: Int32Array;
}

/** Texts for which a second thread is worth its start, which takes as long as parsing some twenty pages. */
const WORTH_A_THREAD = 40;

/** Parsing leaves much behind: in the sixteen that a thread has by default, collecting it takes a fifth of the time. */
const YOUNG_GENERATION_MB = 96;

const WORKER = new URL('./parseWorker.mjs', import.meta.url);
/**
 * Parses many texts on two threads, since parsing is nearly all that a first check costs.
 * @param meanwhile what this thread does first where it has help; the other takes more of the texts then
 */
export async function parseTogether(
  texts: readonly MarkdownText[],
  meanwhile?: () => Promise<void>,
): Promise<Body[]> {
  const share: Share = { texts, next: new Int32Array(new SharedArrayBuffer(4)) };
  const isWorthIt = texts.length >= WORTH_A_THREAD;
  const worker = isWorthIt
    ? new Worker(WORKER, {
        workerData: share,
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
      })
    : undefined;
  // Listened for at once: the other thread may end while this one still parses.
  const theirs = worker ? once(worker, 'message') : undefined;
  if (worker) await meanwhile?.();
  const bodies = new Map(takeShare(share));
  const [rest] = ((await theirs) ?? [[]]) as [(readonly [number, Body])[]];
  for (const [index, body] of rest) bodies.set(index, body);
  return texts.map(({ text, format }, index) => bodies.get(index) ?? readMarkdown(text, format));
}

/** Parses texts, each with its index, until all are taken. */
export function takeShare({ texts, next }: Share): [number, Body][] {
  const taken: [number, Body][] = [];
  for (;;) {
    const index = Atomics.add(next, 0, 1);
    const item = texts[index];
    if (!item) return taken;
    taken.push([index, readMarkdown(item.text, item.format)]);
  }
}
