import {
  buildOf,
  filesNamedIn,
  manifestFile,
  type OfflineManifest,
  type OfflineSite,
} from '@config/offline/offlineFiles';
import { cacheName, cachesOf, cachesOfOthers } from './cacheNames';
import { isPage, pageKey, pageKeys } from './requests';

/** Which build's cache is meant. */
export type Shelf = Pick<OfflineSite, 'base' | 'build'>;

/** As many requests at a time as a browser sends to a host of the old kind. */
const PARALLEL = 6;

const openShelf = ({ base, build }: Shelf): Promise<Cache> => caches.open(cacheName(base, build));

/** What is stored at an address, by this build before any other. A name with a hash means the same in each. */
export async function stored(
  { base, build }: Shelf,
  address: string,
): Promise<Response | undefined> {
  const own = await caches.match(address, { cacheName: cacheName(base, build), ignoreVary: true });
  return own ?? caches.match(address, { ignoreVary: true });
}

/** The stored page at a path, however it is written. */
export async function storedPage(shelf: Shelf, pathname: string): Promise<Response | undefined> {
  for (const key of pageKeys(pathname)) {
    const page = await stored(shelf, key);
    if (page) return page;
  }
  return undefined;
}

/** The paths of what is stored in a cache. */
async function pathsIn(name: string): Promise<string[]> {
  const requests = await (await caches.open(name)).keys();
  return requests.map(({ url }) => new URL(url).pathname);
}

/** The paths of the pages that a build has stored. */
export async function storedPaths({ base, build }: Shelf): Promise<string[]> {
  const paths = await pathsIn(cacheName(base, build));
  return paths.filter((path) => isPage(path, base));
}

/** Stores a file, from another build's cache where its name is the same for good. @throws where it cannot be had */
async function keepFile(cache: Cache, { base }: Shelf, address: string): Promise<void> {
  if (await cache.match(address, { ignoreVary: true })) return;
  const known = address.startsWith(`${base}static/`)
    ? await caches.match(address, { ignoreVary: true })
    : undefined;
  const response = known ?? (await fetch(address));
  if (!response.ok) throw new Error(`${address} answers ${String(response.status)}`);
  await cache.put(address, response);
}

/** Stores files; what is there already is not fetched again. @throws where one cannot be had */
export async function keepFiles(shelf: Shelf, addresses: readonly string[]): Promise<void> {
  const cache = await openShelf(shelf);
  await Promise.all(addresses.map((address) => keepFile(cache, shelf, address)));
}

/** Stores a response that has come anyway. */
export async function keepResponse(
  shelf: Shelf,
  address: string,
  response: Response,
): Promise<void> {
  await (await openShelf(shelf)).put(address, response);
}

/**
 * Stores a page with the files that its HTML names.
 * @returns whether it is stored: a page of another build, or none, is not
 */
export async function keepPage(shelf: Shelf, pathname: string): Promise<boolean> {
  const response = await fetch(pageKey(pathname));
  const html = await response.clone().text();
  if (!response.ok || buildOf(html) !== shelf.build) return false;
  await keepFiles(shelf, filesNamedIn(html, shelf.base));
  const cache = await openShelf(shelf);
  // A response that was led elsewhere may not answer for the page that is asked for.
  await cache.put(pageKey(pathname), new Response(html, { headers: response.headers }));
  return true;
}

async function manifestOf({ base }: Shelf, lang: string): Promise<OfflineManifest> {
  const response = await fetch(base + manifestFile(lang), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The list of files answers ${String(response.status)}`);
  return (await response.json()) as OfflineManifest;
}

/** The list of a language's files. @throws where another build has been published since the shelf's */
export async function currentManifest(shelf: Shelf, lang: string): Promise<OfflineManifest> {
  const manifest = await manifestOf(shelf, lang);
  if (manifest.build !== shelf.build) throw new Error('Another build has been published');
  return manifest;
}

/**
 * Stores a language whole; what is there already is not fetched again. Its list is stored last: where that is, all of it is.
 * @param onProgress told the share that is stored, 0 to 1
 * @throws where a file cannot be had or stored, or another build is published meanwhile
 */
export async function keepLanguage(
  shelf: Shelf,
  lang: string,
  onProgress: (share: number) => void,
): Promise<void> {
  const { pages, files } = await currentManifest(shelf, lang);
  const cache = await openShelf(shelf);
  const keepOne = async (page: string): Promise<void> => {
    if (await cache.match(page, { ignoreVary: true })) return;
    if (!(await keepPage(shelf, page))) throw new Error(`${page} is not of this build`);
  };
  const tasks = [
    ...files.map((file) => () => keepFile(cache, shelf, file)),
    ...pages.map((page) => () => keepOne(page)),
  ];
  const all = tasks.length;
  const work = async (): Promise<void> => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      await task();
      onProgress((all - tasks.length) / all);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  const manifest = await currentManifest(shelf, lang);
  await cache.put(shelf.base + manifestFile(lang), Response.json(manifest));
}

/** Whether a build has stored all of a language. */
export const hasLanguage = async ({ base, build }: Shelf, lang: string): Promise<boolean> =>
  (await caches.match(base + manifestFile(lang), { cacheName: cacheName(base, build) })) !==
  undefined;

/** Takes over what the builds before have stored, in this build's own state. @throws where it cannot be had */
export async function takeOver(shelf: Shelf, languages: readonly string[]): Promise<void> {
  const others = cachesOfOthers(shelf.base, shelf.build, await caches.keys());
  const paths = new Set((await Promise.all(others.map(pathsIn))).flat());
  for (const lang of languages) {
    if (paths.has(shelf.base + manifestFile(lang)))
      await keepLanguage(shelf, lang, () => undefined);
  }
  const cache = await openShelf(shelf);
  for (const path of paths) {
    if (isPage(path, shelf.base) && !(await cache.match(path))) await keepPage(shelf, path);
  }
}

async function drop(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Deletes what other builds have stored. */
export const dropOthers = async ({ base, build }: Shelf): Promise<void> =>
  drop(cachesOfOthers(base, build, await caches.keys()));

/** Deletes all that the site has stored. */
export const dropAll = async (base: string): Promise<void> =>
  drop(cachesOf(base, await caches.keys()));
