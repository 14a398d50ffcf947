import path from 'node:path';
import { spellChecker, type SpellChecker } from '../words/misspelt';
import { wordsOf } from '../words/wordsOf';
import { markdownCache } from './markdownCache';
import { proseOfPage } from './proseOfPage';
import { markdownTexts, readSite } from './readSite';
import { sourcesOf, type Site } from './Site';
import { stringsOf } from './strings';
import { readContentTree } from './tree';

const MARKDOWN_CACHE = '.cache/markdown';
const WORDS_CACHE = '.cache/words';

interface Reading {
  readonly subject: Site;
  readonly fileCount: number;
}

/**
 * Reads the project's pages, unchanged ones from the cache. Throws if there are none.
 * @param meanwhile runs first on this thread while another one parses
 */
export async function readContent(root: string, meanwhile?: () => Promise<void>): Promise<Reading> {
  const tree = readContentTree(root);
  const markdown = markdownCache(path.join(root, MARKDOWN_CACHE));
  await markdown.warm(markdownTexts(tree), meanwhile);
  const site = readSite(tree, markdown.read);
  const fileCount = sourcesOf(site).length;
  if (fileCount === 0) throw new Error('docs/ holds no pages here: run it in the project root');
  return { subject: site, fileCount };
}

/** The same, with a dictionary check of English words. */
export async function readSpeltContent(root: string): Promise<Reading> {
  const checker = spellChecker(path.join(root, WORDS_CACHE));
  const { subject, fileCount } = await readContent(root, () => checker.prepare());
  return { subject: await speltSite(subject, checker), fileCount };
}

/** Reads the content repeatedly, parsing each text once. */
export function contentReader(root: string): () => Promise<Reading> {
  const checker = spellChecker(path.join(root, WORDS_CACHE));
  const markdown = markdownCache(path.join(root, MARKDOWN_CACHE));
  return async () => {
    const tree = readContentTree(root);
    await markdown.warm(markdownTexts(tree));
    const site = readSite(tree, markdown.read);
    return { subject: await speltSite(site, checker), fileCount: sourcesOf(site).length };
  };
}

/** The site with its English words that no dictionary knows. */
export async function speltSite(site: Site, checker: SpellChecker): Promise<Site> {
  const pages = sourcesOf(site).filter(({ lang }) => lang === 'en');
  const words = [
    ...pages.flatMap((source) => proseOfPage(source)),
    ...stringsOf(site, 'en'),
  ].flatMap(({ text }) => wordsOf(text).map((word) => word.text));
  return { ...site, misspelt: await checker.misspelt(words) };
}
