import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { digestOf } from '@engine/cache/digest';
import { buildCommand, makeCold } from '../peers/measure/commands';
import { writePeer } from '../peers/pages/writeSite';
import type { Peer } from '../peers/sites';
import type { Command } from '../tools/processes';
import { generateDocs, generateSite } from './generate';

const ROOT = join(import.meta.dirname, '../..');
const WORK = join(import.meta.dirname, '../.work/scale');
const DOCS = join(WORK, 'docs');
const DIST = join(WORK, 'dist');
/** Folders to which the caches belong, by the name of the cache. */
const CACHES = {
  outlines: DOCS,
  pages: DOCS,
  rendered: DOCS,
  built: DIST,
  hashes: DIST,
  search: DIST,
};
/** Memory limit of a build of our site, in megabytes. */
const HEAP_LIMIT_MB = 4096;
/** As in `scripts/build.mjs`. */
const YOUNG_GENERATION_MB = 32;
/** Digits of the digest of a folder in the name of its cache. */
const CACHE_DIGITS = 8;

/** A site whose builds are measured. */
export interface ScaledSite {
  label: string;
  /** The built site. */
  dist: string;
  /** Writes a site with this many pages, without caches. @returns the path of a page's source */
  write: (pages: number) => Promise<string>;
  command: Command;
}

/** This site's code with generated pages. */
export const OWN_SITE: ScaledSite = {
  label: 'ours',
  dist: DIST,
  async write(pages) {
    const caches = Object.entries(CACHES).map(
      ([name, folder]) => `${name}/${digestOf(folder).slice(0, CACHE_DIGITS)}`,
    );
    for (const cache of caches) {
      await rm(join(ROOT, '.cache', cache), { recursive: true, force: true });
    }
    const [first] = await generateDocs(DOCS, pages);
    return join(DOCS, first?.lang ?? '', `${first?.file ?? ''}x`);
  },
  command: {
    bin: dirname(process.execPath),
    command: 'node',
    args: [
      `--max-old-space-size=${HEAP_LIMIT_MB}`,
      `--max-semi-space-size=${YOUNG_GENERATION_MB}`,
      'node_modules/@rspress/core/bin/rspress.js',
      'build',
      '-c',
      'benchmarks/scale/rspress.config.ts',
    ],
    cwd: ROOT,
    env: { RSPRESS_PERSISTENT_CACHE: 'false' },
  },
};

/** The same pages in another engine, with its default settings and its local search. */
export function peerSite(peer: Peer): ScaledSite {
  const site: Peer = { ...peer, folder: join(peer.folder, 'scale') };
  return {
    label: peer.label,
    dist: join(site.folder, 'dist'),
    async write(count) {
      const { pages, navigation } = await generateSite(count);
      await writePeer(site, pages, navigation);
      await makeCold(site);
      const [first] = pages;
      const name = (first?.file ?? '').replace(/\.md$/, site.extension);
      return join(site.folder, site.docs[first?.lang ?? 'en'], name);
    },
    command: buildCommand(site),
  };
}

/** Adds a sentence to a page. */
export async function editPage(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(file, `${text.trimEnd()}\n\nA sentence that was not here before.\n`);
}
