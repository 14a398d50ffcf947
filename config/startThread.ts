import { Worker, type WorkerOptions } from 'node:worker_threads';

const THREAD = new URL('./thread.mjs', import.meta.url);

/** What a thread finds as its `workerData`. */
export interface ThreadData<Setting> {
  /** Address of the TypeScript module that it runs. */
  readonly module: string;
  readonly setting: Setting;
}

/** Runs a TypeScript module on a separate thread. */
export function startThread(module: URL, setting: unknown, options: WorkerOptions = {}): Worker {
  const workerData: ThreadData<unknown> = { module: module.href, setting };
  return new Worker(THREAD, { ...options, workerData });
}
