import { createRequire } from 'node:module';
import type TypeScript from 'typescript';

let loaded: typeof TypeScript | undefined;

/**
 * The TypeScript API, loaded on first use: if all samples are cached, it isn't needed. Uses `require`, because
 * Node.js reads its nine megabytes three times when a module imports them.
 */
export const ts = new Proxy({} as typeof TypeScript, {
  get: (_, name) => {
    loaded ??= createRequire(import.meta.url)('typescript') as typeof TypeScript;
    return Reflect.get(loaded, name) as unknown;
  },
});
