import { PageContext } from '@rspress/core/runtime';
import { useContext, type ContextType } from 'react';
import { shownByFrontMatter } from '@model/pageParts';
import { useStableValue } from './useStableValue';

type Context = ContextType<typeof PageContext>;

/** What the bar reads of a page, beside its address. */
const isSameForBar = (kept: Context, { setData, data }: Context): boolean =>
  kept.setData === setData &&
  kept.data.lang === data.lang &&
  kept.data.version === data.version &&
  shownByFrontMatter(kept.data.frontmatter, 'navbar') ===
    shownByFrontMatter(data.frontmatter, 'navbar');

/** The engine's context of the page for the bar, of which a change of page draws anew only what reads the address. */
export const useBarContext = (): Context => useStableValue(useContext(PageContext), isSameForBar);
