import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from './digest';

/** What a page was rendered to, as plain data. */
export interface Rendering {
  /** What its components asked of the document's head, in the order in which they did. */
  readonly heads: readonly unknown[];
  readonly appHtml: string;
}

/** The bundle's file of a page is named so, and by `nameOf` its source; shared code stands in files of other names. */
const OF_PAGE = 'route-';

/** As `getRouteChunkName` of the engine does, which would bring the engine's build into the bundle that renders. */
const nameOf = (page: string): string =>
  createHash('sha256').update(page).digest('hex').slice(0, 12);

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Rendered pages of builds before, a file for each: good as long as the code that renders them is the same. */
export class RenderStore {
  readonly #bundle: string;
  readonly #folder: string;
  readonly #shared: string;

  /**
   * @param bundle absolute path of the folder with the code that renders
   * @param folder takes a store for each of them
   */
  constructor(bundle: string, folder: string) {
    this.#bundle = bundle;
    this.#folder = path.join(folder, digestOf(bundle).slice(0, 8));
    const shared = readdirSync(bundle).filter((file) => !file.startsWith(OF_PAGE));
    this.#shared = digestOf(
      process.version,
      ...shared.sort().flatMap((file) => [file, readFileSync(path.join(bundle, file), 'latin1')]),
    );
    mkdirSync(this.#folder, { recursive: true });
  }

  /**
   * Changes with the code that renders a page; undefined where the page has none of its own.
   * @param page the path of its source below the folder of pages
   */
  keyOf(page: string): string | undefined {
    const code = textOf(path.join(this.#bundle, `${OF_PAGE}${nameOf(page)}.cjs`));
    return code && digestOf(this.#shared, code);
  }

  find(page: string, key: string): Rendering | undefined {
    const kept = textOf(path.join(this.#folder, nameOf(page)));
    if (!kept?.startsWith(`${key}\n`)) return undefined;
    const headsAt = key.length + 1;
    const htmlAt = kept.indexOf('\n', headsAt) + 1;
    return {
      heads: JSON.parse(kept.slice(headsAt, htmlAt)) as unknown[],
      appHtml: kept.slice(htmlAt),
    };
  }

  keep(page: string, key: string, { heads, appHtml }: Rendering): void {
    const file = path.join(this.#folder, nameOf(page));
    // Under its name stands a whole file or none, whenever a build is stopped.
    const draft = `${file}.${String(process.pid)}`;
    writeFileSync(draft, `${key}\n${JSON.stringify(heads)}\n${appHtml}`);
    renameSync(draft, file);
  }
}
