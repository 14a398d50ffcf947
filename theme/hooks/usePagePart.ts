import { useFrontmatter } from '@rspress/core/runtime';
import { shownByFrontMatter, type PagePart } from '@model/pageParts';

/**
 * Whether front matter allows a part of the layout. Styles hide what the URL's query turns off: see `useHiddenParts`.
 */
export function usePagePart(part: PagePart): boolean {
  const { frontmatter } = useFrontmatter();
  return shownByFrontMatter(frontmatter, part);
}
