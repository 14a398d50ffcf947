/** A thread does not take over how its parent reads TypeScript. */
import { fileURLToPath } from 'node:url';
import { workerData } from 'node:worker_threads';
import { importBundled } from './bundled.mjs';

await importBundled(fileURLToPath(workerData.module));
