/** A thread does not take over how its parent reads TypeScript. */
import { fileURLToPath } from 'node:url';
import { importBundled } from '../../../config/bundled.mjs';

const program = fileURLToPath(new URL('./parseWorker.ts', import.meta.url));
await importBundled(program, { withPackages: true });
