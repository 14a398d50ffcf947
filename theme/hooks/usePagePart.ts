import { useFrontmatter } from '@rspress/core/runtime';
import { shownByFrontMatter, type PagePart } from '@model/pageParts';

/** Whether the page's front matter keeps a part. What the address hides, styles hide: see `useHiddenParts`. */
export function usePagePart(part: PagePart): boolean {
  const { frontmatter } = useFrontmatter();
  return shownByFrontMatter(frontmatter, part);
}
