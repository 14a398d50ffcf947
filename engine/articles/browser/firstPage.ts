import { PAGE_DATA_ID } from '../pageData';
import type { PageData } from './pageFiles';

/**
 * The page that the document came with, where its article is HTML: it is all there, and nothing of it is fetched
 * a second time. None on a page in which components live, and in one that no build has written.
 */
export function readFirstPage(): PageData | undefined {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  const article = document.querySelector('article')?.innerHTML;
  return json && article !== undefined
    ? { ...(JSON.parse(json) as Omit<PageData, 'article'>), article }
    : undefined;
}
