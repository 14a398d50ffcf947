/** Starts the worker, whose code is a separate file. */
export const openWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url));
