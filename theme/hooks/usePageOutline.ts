import { usePage } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { groupId } from '@model/overviewGroups';
import { plainText } from '@model/pageTitle';
import { useOverviewGroups } from './useOverviewGroups';
import { usePagePart } from './usePagePart';
import { useThemeConfig } from './useThemeConfig';

interface PageHeading {
  id: string;
  text: string;
  /** 2 to 4; specification §9 'Outline levels'. */
  depth: number;
}

/**
 * The headings in the page's outline, including groups of an overview. Empty if front matter or theme turn the
 * outline off.
 */
export function usePageOutline(): PageHeading[] {
  const { toc } = usePage().page;
  const { outline = true } = useThemeConfig();
  const isShown = usePagePart('outline') && outline;
  const groups = useOverviewGroups();
  return useMemo(() => {
    if (!isShown) return [];
    const own = toc.map(({ id, text, depth }) => ({ id, text: plainText(text), depth }));
    return [...own, ...groups.map(({ name }) => ({ id: groupId(name), text: name, depth: 2 }))];
  }, [groups, isShown, toc]);
}
