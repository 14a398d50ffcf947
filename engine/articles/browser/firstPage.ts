import { PAGE_DATA_ID } from '../pageData';
import type { PageData } from './pageFiles';

/**
 * Data of the page that the document contains, with the article read from its HTML, so that nothing is fetched twice.
 * Undefined on interactive pages and in documents that the build didn't write.
 */
export function readFirstPage(): PageData | undefined {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  const article = document.querySelector('article')?.innerHTML;
  return json && article !== undefined
    ? { ...(JSON.parse(json) as Omit<PageData, 'article'>), article }
    : undefined;
}
