import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where a file of a package lies that benchmarks/package.json pins. */
export const pinnedFile = (file: string): string =>
  join(import.meta.dirname, '../../node_modules', file);

/** Such a file as a module, found at run time: the site's own type check runs without these packages installed. */
export const pinned = async <Module>(file: string): Promise<Module> =>
  (await import(pathToFileURL(pinnedFile(file)).href)) as Module;
