import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DiskCache } from './DiskCache';
import { digestOf } from './digest';

/** What a page was rendered to, as plain data. */
export interface Rendering {
  /** What its components added to the document's head, in their order. */
  readonly heads: readonly unknown[];
  readonly appHtml: string;
}

/** Files of the bundle that hold one page each. All others are shared. */
const PAGE_FILE = 'route-';

/** The engine's `getRouteChunkName`, which would bring the engine's build into the bundle that renders. */
const fileOf = (page: string): string =>
  `${PAGE_FILE}${createHash('sha256').update(page).digest('hex').slice(0, 12)}.cjs`;

/**
 * Rendered pages of earlier builds: a page is rendered again once its code or the code that pages share has changed.
 * @param bundle absolute path of the folder with the code that renders
 * @param folder takes a cache for each bundle
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
    /** @param page the path of its source, from the folder of pages */
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
