import { DIGEST_DIGITS, pageFile, type RouteManifest } from '../localeBundles';

/** A page that does not come, as `theme/model/loadError.ts` knows it. */
class PageLoadError extends Error {
  override name = 'PageLoadError';
}

/** What the engine, and the theme, know of a page; its article as HTML. */
export interface PageData {
  routePath: string;
  article: string;
}

declare const __webpack_public_path__: string;

/** The address of a page's file. @param edition as its own language tells it. @param path without the prefix */
export function fileOf(
  { digests = '', paths = [], ...manifest }: RouteManifest,
  path: string,
): string {
  const start = paths.indexOf(path) * DIGEST_DIGITS;
  return (
    __webpack_public_path__ + pageFile(manifest, path, digests.slice(start, start + DIGEST_DIGITS))
  );
}

/** @throws a {@link PageLoadError} where the page does not come, as after a deployment that has replaced it */
export async function fetchPage(file: string): Promise<PageData> {
  try {
    const response = await fetch(file);
    if (!response.ok) throw new Error(String(response.status));
    return (await response.json()) as PageData;
  } catch (error) {
    throw new PageLoadError(`${file} does not come`, { cause: error });
  }
}
