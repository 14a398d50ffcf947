import { buildOf, filesUsedIn, type OfflineSite } from '../offlineFiles';
import { cacheName, cachesOf, cachesOfOthers, isPage, pageKey, pageKeys } from './requests';

/** Identifies the cache of a build. */
export type StoreId = Pick<OfflineSite, 'base' | 'build'>;

/** Opens the cache of a build. */
export const openStore = ({ base, build }: StoreId): Promise<Cache> =>
  caches.open(cacheName(base, build));

/** The stored response for a URL, preferably from this build. Names with a hash have the same content in each build. */
export async function stored({ base, build }: StoreId, url: string): Promise<Response | undefined> {
  const own = await caches.match(url, { cacheName: cacheName(base, build), ignoreVary: true });
  return own ?? caches.match(url, { ignoreVary: true });
}

/** The stored page at a path, with or without trailing slash. */
export async function storedPage(store: StoreId, pathname: string): Promise<Response | undefined> {
  for (const key of pageKeys(pathname)) {
    const page = await stored(store, key);
    if (page) return page;
  }
  return undefined;
}

/** The paths stored in a cache. */
export async function pathsIn(name: string): Promise<string[]> {
  const requests = await (await caches.open(name)).keys();
  return requests.map(({ url }) => new URL(url).pathname);
}

/** The paths of the pages that a build has stored. */
export async function storedPaths({ base, build }: StoreId): Promise<string[]> {
  const paths = await pathsIn(cacheName(base, build));
  return paths.filter((path) => isPage(path, base));
}

/** Stores a file, from another build's cache if its name contains a hash. @throws if it can't be fetched */
export async function keepFile(cache: Cache, { base }: StoreId, address: string): Promise<void> {
  if (await cache.match(address, { ignoreVary: true })) return;
  const known = address.startsWith(`${base}static/`)
    ? await caches.match(address, { ignoreVary: true })
    : undefined;
  const response = known ?? (await fetch(address));
  if (!response.ok) throw new Error(`${address} answers ${String(response.status)}`);
  await cache.put(address, response);
}

/** Stores files, without downloading stored ones again. @throws if one can't be fetched */
export async function keepFiles(store: StoreId, urls: readonly string[]): Promise<void> {
  const cache = await openStore(store);
  await Promise.all(urls.map((address) => keepFile(cache, store, address)));
}

/** Stores a response that was received for another purpose. */
export async function keepResponse(
  store: StoreId,
  address: string,
  response: Response,
): Promise<void> {
  await (await openStore(store)).put(address, response);
}

/**
 * Stores a page with the files that its HTML refers to.
 * @returns whether it's stored: a page of another build isn't
 */
export async function keepPage(store: StoreId, pathname: string): Promise<boolean> {
  const response = await fetch(pageKey(pathname));
  const html = await response.clone().text();
  if (!response.ok || buildOf(html) !== store.build) return false;
  await keepFiles(store, filesUsedIn(html, store.base));
  const cache = await openStore(store);
  // A redirected response can't be used for a navigation request.
  await cache.put(pageKey(pathname), new Response(html, { headers: response.headers }));
  return true;
}

async function drop(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Deletes what other builds have stored. */
export const dropOthers = async ({ base, build }: StoreId): Promise<void> =>
  drop(cachesOfOthers(base, build, await caches.keys()));

/** Deletes everything that the site has stored. */
export const dropAll = async (base: string): Promise<void> =>
  drop(cachesOf(base, await caches.keys()));
