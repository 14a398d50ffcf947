import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DOCUMENTED } from './paths';

const { resolve } = createRequire(path.join(DOCUMENTED, 'package.json'));

/**
 * Loads a package like a project with the documented packages. Node.js can't detect the names of some CommonJS
 * bundles, which it exports as one `default`: here they are exports of the module.
 */
export async function documentedModule(name: string): Promise<unknown> {
  const loaded = (await import(pathToFileURL(resolve(name)).href)) as { default?: unknown };
  const { default: whole } = loaded;
  return typeof whole === 'object' ? { ...whole, ...loaded } : loaded;
}
