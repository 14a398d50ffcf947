import { DIGEST_DIGITS, pageFile, type RouteManifest } from '../localeBundles';

/** A page that failed to load; `theme/model/loadError.ts` recognizes it by name. */
class PageLoadError extends Error {
  override name = 'PageLoadError';
}

/** Page data that the engine and the theme use, with the article as HTML. */
export interface PageData {
  routePath: string;
  article: string;
}

declare const __webpack_public_path__: string;

/** URL of a page's file. @param manifest from the bundle of the page's own language @param path without the prefix */
export function fileOf(
  { digests = '', paths = [], ...manifest }: RouteManifest,
  path: string,
): string {
  const start = paths.indexOf(path) * DIGEST_DIGITS;
  return (
    __webpack_public_path__ + pageFile(manifest, path, digests.slice(start, start + DIGEST_DIGITS))
  );
}

/** @throws a {@link PageLoadError} if the page fails to load, for example because a deployment has replaced it */
export async function fetchPage(file: string): Promise<PageData> {
  try {
    const response = await fetch(file);
    if (!response.ok) throw new Error(String(response.status));
    return (await response.json()) as PageData;
  } catch (error) {
    throw new PageLoadError(`${file} failed to load`, { cause: error });
  }
}
