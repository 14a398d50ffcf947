import { createRequire } from 'node:module';
import type TypeScript from 'typescript';

/** TypeScript's own functions. By `require`, since Node.js reads the nine megabytes three times where a module imports them. */
export const ts = createRequire(import.meta.url)('typescript') as typeof TypeScript;
