import { usePage } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { overviewGroups, type OverviewGroup, type PageHeadings } from '@model/overviewGroups';
import { useSectionSidebar } from './useSectionSidebar';
import { useText } from './useText';

const NO_GROUPS: OverviewGroup[] = [];

/** The pages that an overview page lists, by group; none on any other page. */
export function useOverviewGroups(): OverviewGroup[] {
  const text = useText();
  const { items } = useSectionSidebar();
  const { frontmatter, overview, routePath } = usePage().page;
  const otherName = text('overview.otherGroup');
  return useMemo(
    () =>
      frontmatter.overview === true
        ? overviewGroups(items, routePath, {
            headings: (overview ?? {}) as PageHeadings,
            levels: frontmatter.overviewHeaders,
            otherName,
          })
        : NO_GROUPS,
    [frontmatter, items, otherName, overview, routePath],
  );
}
