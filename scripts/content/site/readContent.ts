import path from 'node:path';
import { markdownCache } from './markdownCache';
import { readSite } from './readSite';
import { sourcesOf, type Site } from './Site';
import { readTree } from './tree';

const CACHE_FILE = '.cache/content/markdown.json';

/** The project's pages, from the last run where they did not change. Throws where there are none. */
export function readContent(root: string): { subject: Site; fileCount: number } {
  const markdown = markdownCache(path.join(root, CACHE_FILE));
  const site = readSite(readTree(root), markdown.read);
  markdown.save();
  const fileCount = sourcesOf(site).length;
  if (fileCount === 0) throw new Error('docs/ holds no pages here: run it in the project root');
  return { subject: site, fileCount };
}
