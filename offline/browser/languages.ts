import { manifestFile, type OfflineManifest } from '../offlineFiles';
import { cacheName, cachesOfOthers, isPage } from './requests';
import { keepFile, keepPage, openStore, pathsIn, type StoreId } from './offlineStore';

/** Number of parallel requests, as browsers use with HTTP/1. */
const PARALLEL = 6;

/** The list of a language's files. @throws if another build has been deployed in the meantime */
export async function currentManifest(
  { base, build }: StoreId,
  lang: string,
): Promise<OfflineManifest> {
  const response = await fetch(base + manifestFile(lang), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The list of files answers ${String(response.status)}`);
  const manifest = (await response.json()) as OfflineManifest;
  if (manifest.build !== build) throw new Error('Another build has been published');
  return manifest;
}

/**
 * Stores all files of a language, without downloading stored ones again. The list is stored last, so its presence
 * means that all files are stored.
 * @param onProgress called with the stored share, 0 to 1
 * @throws if a file can't be fetched or stored, or if another build is deployed in the meantime
 */
export async function keepLanguage(
  store: StoreId,
  lang: string,
  onProgress: (share: number) => void,
): Promise<void> {
  const { pages, files } = await currentManifest(store, lang);
  const cache = await openStore(store);
  const storeNext = async (page: string): Promise<void> => {
    if (await cache.match(page, { ignoreVary: true })) return;
    if (!(await keepPage(store, page))) throw new Error(`${page} is not of this build`);
  };
  const tasks = [
    ...files.map((file) => () => keepFile(cache, store, file)),
    ...pages.map((page) => () => storeNext(page)),
  ];
  const all = tasks.length;
  const work = async (): Promise<void> => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      await task();
      onProgress((all - tasks.length) / all);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  const manifest = await currentManifest(store, lang);
  await cache.put(store.base + manifestFile(lang), Response.json(manifest));
}

/** Whether a build has stored all of a language. */
export const hasLanguage = async ({ base, build }: StoreId, lang: string): Promise<boolean> =>
  (await caches.match(base + manifestFile(lang), { cacheName: cacheName(base, build) })) !==
  undefined;

/** Fetches this build's version of what earlier builds have stored. @throws if a file can't be fetched */
export async function takeOver(store: StoreId, languages: readonly string[]): Promise<void> {
  const others = cachesOfOthers(store.base, store.build, await caches.keys());
  const paths = new Set((await Promise.all(others.map(pathsIn))).flat());
  for (const lang of languages) {
    if (paths.has(store.base + manifestFile(lang)))
      await keepLanguage(store, lang, () => undefined);
  }
  const cache = await openStore(store);
  for (const path of paths) {
    if (isPage(path, store.base) && !(await cache.match(path))) await keepPage(store, path);
  }
}
