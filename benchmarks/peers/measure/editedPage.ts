import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LONG_PAGE } from '../../site/measuredPages';
import type { Site } from '../sites';

interface EditedPage {
  /** Adds a sentence to the original page. */
  say: (sentence: string) => Promise<void>;
}

/** Provides the source of the long page for edits, and restores it afterward. */
export async function withEditedPage<Result>(
  site: Site,
  use: (page: EditedPage) => Promise<Result>,
): Promise<Result> {
  const file = join(site.folder, site.docs.en, `${LONG_PAGE.slice(1)}${site.extension}`);
  const text = await readFile(file, 'utf8');
  // Renamed into place, as editors do: a watcher must not read an incomplete file.
  const replace = async (edited: string) => {
    const draft = join(site.folder, 'draft');
    await writeFile(draft, edited);
    await rename(draft, file);
  };
  try {
    return await use({ say: (sentence) => replace(`${text.trimEnd()}\n\n${sentence}\n`) });
  } finally {
    await replace(text);
  }
}
