import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const COMPONENTS = path.join(import.meta.dirname, '../../../components');

/**
 * Marks a component in its `index.ts` whose HTML is all that the browser needs, because `ContentActions` handles its
 * buttons.
 */
const STATIC_MARK = /^export const isStatic = true;$/m;

/** Names of the components that a static article can contain, each marked in its `index.ts`. */
export const staticComponents: readonly string[] = readdirSync(COMPONENTS).filter(
  (name) =>
    /^[A-Z]\w*$/.test(name) &&
    STATIC_MARK.test(readFileSync(path.join(COMPONENTS, name, 'index.ts'), 'utf8')),
);
