/** Starts the worker that answers queries; its code is a file of its own. */
export const openWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url));
