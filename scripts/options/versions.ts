import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readDeclaredOptions, type DeclaredOption } from './declarations';

const run = promisify(execFile);

/** Published stable versions of the documented major version, oldest first. */
export async function stableVersions(name: string, upTo: string): Promise<string[]> {
  const { stdout } = await run('npm', ['view', name, 'versions', '--json']);
  const [major] = upTo.split('.');
  const versions = JSON.parse(stdout) as string[];
  const line = versions.filter((version) => new RegExp(`^${major}\\.\\d+\\.\\d+$`).test(version));
  return line.slice(0, line.indexOf(upTo) + 1);
}

/**
 * Downloads a published package into the cache. It gets the dependencies of the documented version: what they declare
 * isn't compared.
 * @returns its folder
 */
export async function fetchPackage(name: string, version: string, cache: string): Promise<string> {
  const folder = path.join(cache, version);
  if (existsSync(folder)) return path.join(folder, 'package');
  const fresh = `${folder}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  const { stdout } = await run('npm', [
    'pack',
    `${name}@${version}`,
    '--pack-destination',
    fresh,
    '--json',
  ]);
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  await run('tar', ['-xzf', path.join(fresh, path.basename(filename)), '-C', fresh]);
  await symlink(
    path.resolve('scripts/documented/node_modules'),
    path.join(fresh, 'package/node_modules'),
    'junction',
  );
  await rename(fresh, folder);
  return path.join(folder, 'package');
}

/** All paths of a set of options, including fields. */
function optionPaths(options: Readonly<Record<string, DeclaredOption>>): Set<string> {
  return new Set(
    Object.entries(options).flatMap(([name, { fields }]) => [
      name,
      ...Object.keys(fields).map((field) => `${name}.${field}`),
    ]),
  );
}

/** The first of `versions` with a property, by binary search: what a version adds, later ones keep. */
export async function firstWith(
  versions: readonly string[],
  has: (version: string) => Promise<boolean>,
): Promise<string> {
  let low = 0;
  let high = versions.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (await has(versions[middle] ?? '')) high = middle;
    else low = middle + 1;
  }
  return versions[low] ?? '';
}

/** Finds the version of `@rsbuild/core` that first declared an option. */
export function versionReader(name: string, versions: readonly string[], cache: string) {
  const known = new Map<string, Promise<Set<string>>>();
  const pathsIn = (version: string): Promise<Set<string>> => {
    let paths = known.get(version);
    paths ??= fetchPackage(name, version, cache).then((root) => {
      // 1.0.0 was a placeholder without declarations, and 1.0.1 the release.
      return existsSync(path.join(root, 'dist-types'))
        ? optionPaths(readDeclaredOptions(root))
        : new Set();
    });
    known.set(version, paths);
    return paths;
  };
  return (optionPath: string): Promise<string> =>
    firstWith(versions, async (version) => (await pathsIn(version)).has(optionPath));
}
