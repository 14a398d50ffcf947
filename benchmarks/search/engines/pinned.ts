import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Path of a file in a package pinned by benchmarks/package.json. */
export const pinnedFile = (file: string): string =>
  join(import.meta.dirname, '../../node_modules', file);

/** The same file as a module, resolved at run time: the site's own type check runs without these packages installed. */
export const pinned = async <Module>(file: string): Promise<Module> =>
  (await import(pathToFileURL(pinnedFile(file)).href)) as Module;
