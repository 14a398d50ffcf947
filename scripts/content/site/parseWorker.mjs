/** A thread doesn't inherit how its parent loads TypeScript. */
import { register } from 'tsx/esm/api';

register();
await import('./parseWorker.ts');
