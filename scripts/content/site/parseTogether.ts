import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { readMarkdown } from './markdown';
import type { Body } from './Site';

export interface MarkdownText {
  readonly text: string;
  readonly format: 'md' | 'mdx';
}

/** Data of the worker thread. */
export interface Share {
  readonly texts: readonly MarkdownText[];
  /** Index of the next text to parse. */
  readonly next: Int32Array;
}

/** Minimum number of texts for a second thread, whose start takes as long as parsing about twenty pages. */
const WORTH_A_THREAD = 40;

/** Parsing creates much garbage: with the default of 16 MB for new objects, collecting it takes a fifth of the time. */
const YOUNG_GENERATION_MB = 96;

const WORKER = new URL('./parseWorker.mjs', import.meta.url);
/**
 * Parses texts on two threads, because parsing dominates the first check.
 * @param meanwhile runs first on this thread, if there is a second one that parses
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
  // Attached immediately, because the other thread may finish while this one parses.
  const theirs = worker ? once(worker, 'message') : undefined;
  if (worker) await meanwhile?.();
  const bodies = new Map(takeShare(share));
  const [rest] = ((await theirs) ?? [[]]) as [(readonly [number, Body])[]];
  for (const [index, body] of rest) bodies.set(index, body);
  return texts.map(({ text, format }, index) => bodies.get(index) ?? readMarkdown(text, format));
}

/** Parses texts with their index until none are left. */
export function takeShare({ texts, next }: Share): [number, Body][] {
  const taken: [number, Body][] = [];
  for (;;) {
    const index = Atomics.add(next, 0, 1);
    const item = texts[index];
    if (!item) return taken;
    taken.push([index, readMarkdown(item.text, item.format)]);
  }
}
