import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DOCUMENTED } from './paths';

const { resolve } = createRequire(path.join(DOCUMENTED, 'package.json'));

/** Loads a package as a project with the documented packages would. */
export async function documentedModule(name: string): Promise<unknown> {
  return await import(pathToFileURL(resolve(name)).href);
}
