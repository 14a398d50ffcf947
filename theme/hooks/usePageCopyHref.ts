import { usePage, withBase } from '@rspress/core/runtime';
import { markdownFile } from '@markdown/export/markdownFile';

/** The address of the page's Markdown copy; null where only a build writes it. */
export function usePageCopyHref(): string | null {
  const { routePath } = usePage().page;
  return process.env.NODE_ENV === 'production' ? withBase(markdownFile(routePath)) : null;
}
