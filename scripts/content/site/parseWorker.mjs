/** A thread does not take over how its parent reads TypeScript. */
import { fileURLToPath } from 'node:url';
import { runBundled } from '../../bundled.mjs';

await runBundled(fileURLToPath(new URL('./parseWorker.ts', import.meta.url)));
