import { createRequire } from 'node:module';
import type TypeScript from 'typescript';

let loaded: typeof TypeScript | undefined;

/**
 * TypeScript's own functions, loaded at the first use: where every sample is known from a build before, none is read. By
 * `require`, since Node.js reads the nine megabytes three times where a module imports them.
 */
export const ts = new Proxy({} as typeof TypeScript, {
  get: (_, name) => {
    loaded ??= createRequire(import.meta.url)('typescript') as typeof TypeScript;
    return Reflect.get(loaded, name) as unknown;
  },
});
