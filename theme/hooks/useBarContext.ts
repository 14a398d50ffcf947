import { PageContext } from '@rspress/core/runtime';
import { useContext, useState, type ContextType } from 'react';
import { keptByFrontmatter } from '@model/pageParts';

type Page = ContextType<typeof PageContext>['data'];

/** What the bar reads of a page, beside its address. */
const isSameForBar = (one: Page, other: Page): boolean =>
  one.lang === other.lang &&
  one.version === other.version &&
  keptByFrontmatter(one.frontmatter, 'navbar') === keptByFrontmatter(other.frontmatter, 'navbar');

/**
 * The engine's context of the page for the bar: that of an earlier page while the bar reads the same there, so that a
 * change of page draws anew only what of the bar reads the address.
 */
export function useBarContext() {
  const context = useContext(PageContext);
  const [kept, setKept] = useState(context);
  const isSame = kept.setData === context.setData && isSameForBar(kept.data, context.data);
  if (!isSame) setKept(context);
  return isSame ? kept : context;
}
