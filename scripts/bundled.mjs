/**
 * node scripts/bundled.mjs program.ts [its options]
 *
 * Runs a TypeScript program, with the packages that it uses, as one file.
 */
import { importBundled } from '../config/bundled.mjs';

// The program reads its options as if it had been started itself.
process.argv.splice(1, 1);
await importBundled(process.argv[1], { withPackages: true });
