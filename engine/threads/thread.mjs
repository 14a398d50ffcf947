/** Runs a TypeScript module on a thread, which doesn't inherit how its parent loads TypeScript; see `startThread.ts`. */
import '../typescript.mjs';
import { workerData } from 'node:worker_threads';

await import(workerData.module);
