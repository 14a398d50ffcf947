import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DiskCache } from './DiskCache';
import { digestOf } from './digest';

/** Result of rendering a page, as JSON data. */
export interface Rendering {
  /** Elements that its components added to the document's head, in order. */
  readonly heads: readonly unknown[];
  readonly appHtml: string;
}

/** Prefix of the bundle's files that contain a single page. All other files are shared. */
const PAGE_FILE = 'route-';

/**
 * Copy of the engine's `getRouteChunkName`: importing it would pull the engine's build code into the rendering bundle.
 */
const fileOf = (page: string): string =>
  `${PAGE_FILE}${createHash('sha256').update(page).digest('hex').slice(0, 12)}.cjs`;

/**
 * Rendered pages of earlier builds. A page is rendered again if its code or shared code has changed.
 * @param bundle absolute path of the folder with the rendering bundle
 * @param folder contains one cache for each bundle
 */
export function renderCache(bundle: string, folder: string) {
  const shared = readdirSync(bundle).filter((file) => !file.startsWith(PAGE_FILE));
  const version = digestOf(
    process.version,
    ...shared.sort().flatMap((file) => [file, readFileSync(path.join(bundle, file), 'latin1')]),
  );
  const cache = new DiskCache<Rendering>(path.join(folder, digestOf(bundle).slice(0, 8)), version);
  /** Undefined if the bundle has no file for the page. */
  const keyOf = (page: string): string | undefined => {
    const file = path.join(bundle, fileOf(page));
    return existsSync(file) ? digestOf(page, readFileSync(file, 'utf8')) : undefined;
  };
  return {
    /** @param page path of its source, relative to the pages' folder */
    get(page: string): Rendering | undefined {
      const key = keyOf(page);
      return key === undefined ? undefined : cache.get(key);
    },
    set(page: string, rendering: Rendering): void {
      const key = keyOf(page);
      if (key !== undefined) cache.set(key, rendering);
    },
  };
}
