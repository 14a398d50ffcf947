import { Worker, type WorkerOptions } from 'node:worker_threads';

const THREAD = new URL('./thread.mjs', import.meta.url);

/** The `workerData` of a thread. */
export interface ThreadData<Setting> {
  /** URL of the TypeScript module that it runs. */
  readonly module: string;
  readonly setting: Setting;
}

/** Runs a TypeScript module on a thread that doesn't keep the process running. */
export function startThread(module: URL, setting: unknown, options: WorkerOptions = {}): Worker {
  const workerData: ThreadData<unknown> = { module: module.href, setting };
  const thread = new Worker(THREAD, { ...options, workerData });
  thread.unref();
  return thread;
}
