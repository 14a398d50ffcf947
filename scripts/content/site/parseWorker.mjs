/** A thread doesn't inherit how its parent loads TypeScript. */
import '../../../engine/typescript.mjs';

await import('./parseWorker.ts');
