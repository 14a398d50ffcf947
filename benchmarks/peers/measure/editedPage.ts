import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LONG_PAGE } from '../../site/measuredPages';
import type { Site } from '../sites';

interface EditedPage {
  /** Adds a sentence to the page as it was. */
  say: (sentence: string) => Promise<void>;
}

/** Lends the source of the long page out for edits, and puts it back as it was. */
export async function withEditedPage<Result>(
  site: Site,
  use: (page: EditedPage) => Promise<Result>,
): Promise<Result> {
  const file = join(site.folder, site.docs.en, `${LONG_PAGE.slice(1)}${site.extension}`);
  const text = await readFile(file, 'utf8');
  // In one step, as editors do: a watcher must not meet a file half written.
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
