/** A worker thread doesn't inherit its parent's TypeScript loader. */
import '../../../engine/typescript.mjs';

await import('./parseWorker.ts');
