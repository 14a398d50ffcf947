import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DOCUMENTED } from './paths';

const { resolve } = createRequire(path.join(DOCUMENTED, 'package.json'));

/**
 * Loads a package as a project with the documented packages would. Node.js sees no names in some CommonJS bundles, which
 * it hands over as one `default`: they are names of the module here all the same.
 */
export async function documentedModule(name: string): Promise<unknown> {
  const loaded = (await import(pathToFileURL(resolve(name)).href)) as { default?: unknown };
  const { default: whole } = loaded;
  return typeof whole === 'object' ? { ...whole, ...loaded } : loaded;
}
