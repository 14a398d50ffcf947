import { DEFAULT_LANGUAGE } from '@config/site';
import { sourceHash, SOURCE_HASH_KEY } from '@publish/sourceHash';
import { frontMatterOf } from './frontMatter';
import type { Page, Site } from './Site';

/** A translated page with its original. */
export interface Translation {
  readonly page: Page;
  readonly original: Page;
  /** Hash in the page of the original that it was written from; `undefined` if absent. */
  readonly record: unknown;
  /** Hash of the current original. */
  readonly current: string;
}

export function translationsOf(site: Site): Translation[] {
  const originals = new Map(
    site.pages.filter(({ lang }) => lang === DEFAULT_LANGUAGE).map((page) => [page.path, page]),
  );
  return site.pages.flatMap((page) => {
    const original = page.lang === DEFAULT_LANGUAGE ? undefined : originals.get(page.path);
    if (!original) return [];
    const record = frontMatterOf(page, SOURCE_HASH_KEY);
    return { page, original, record, current: sourceHash(original.text) };
  });
}
