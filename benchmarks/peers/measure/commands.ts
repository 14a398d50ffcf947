import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from '../../tools/processes';
import type { Site } from '../sites';

const commandOf = ({ packages, command, folder, env }: Site, args: readonly string[]): Command => ({
  bin: join(packages, '.bin'),
  command,
  args: [...args],
  cwd: folder,
  env: { ...env },
});

export const buildCommand = (site: Site): Command => commandOf(site, site.build);

export const devCommand = (site: Site, port: number): Command => commandOf(site, site.dev(port));

/** Removes caches of earlier builds and development servers, as after an installation. */
export async function makeCold({ folder, caches }: Site): Promise<void> {
  await Promise.all(caches.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  // Otherwise the cache would be in another folder, which this run would not empty.
  await mkdir(join(folder, 'node_modules'), { recursive: true });
}
