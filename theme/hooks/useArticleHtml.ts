import { usePage } from '@rspress/core/runtime';

/** The page's text as HTML, which the build puts beside the page's other data; see `engine/articles/build/writePages.ts`. */
export const useArticleHtml = (): string | undefined =>
  (usePage().page as { article?: string }).article;
