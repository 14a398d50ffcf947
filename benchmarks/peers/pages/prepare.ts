import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Peer } from '../sites';
import type { PlainPage } from './readPages';
import { writePeer } from './writeSite';

const PEERS = join(import.meta.dirname, '..');

async function digestOf(peer: Peer, pages: readonly PlainPage[]): Promise<string> {
  const setup = join(PEERS, peer.id, 'setup');
  const entries = await readdir(setup, { recursive: true, withFileTypes: true });
  const files = [
    ...entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
    ...peer.versions.map((name) => join(peer.packages, name, 'package.json')),
  ];
  const hash = createHash('sha256').update(JSON.stringify(pages));
  for (const file of files.sort()) hash.update(await readFile(file));
  return hash.digest('hex');
}

/** Writes the site of a peer, unless it exists already, from the same pages, settings, and versions. */
export async function prepare(peer: Peer, pages: readonly PlainPage[]): Promise<void> {
  const record = join(peer.folder, '.digest');
  const digest = await digestOf(peer, pages);
  if ((await readFile(record, 'utf8').catch(() => '')) === digest) return;
  await writePeer(peer, pages);
  await writeFile(record, digest);
}

export const isBuilt = ({ folder }: Peer): boolean => existsSync(join(folder, 'dist/index.html'));
