import { useNav, usePage } from '@rspress/core/runtime';
import { useMemo } from 'react';
import {
  overviewGroups,
  type OverviewDetails,
  type OverviewGroup,
  type PageHeadings,
} from '@model/overviewGroups';
import { joinedSidebars, type SidebarItem } from '@model/sidebarTree';
import { useSectionSidebar } from './useSectionSidebar';
import { useText } from './useText';
import { useThemeConfig } from './useThemeConfig';

const NO_GROUPS: OverviewGroup[] = [];

/**
 * The pages that an overview page lists, by group: those of its section, or of the whole site outside sections. Empty
 * on other pages.
 */
export function useOverviewGroups(): OverviewGroup[] {
  const text = useText();
  const { items: ofSection } = useSectionSidebar();
  const { locale } = useThemeConfig();
  const sections = useNav();
  const { frontmatter, overview, overviewDetails, routePath } = usePage().page;
  const otherName = text('overview.otherGroup');
  return useMemo(() => {
    if (frontmatter.overview !== true) return NO_GROUPS;
    const sidebars = (locale?.sidebar ?? {}) as Record<string, SidebarItem[]>;
    const items = ofSection.length > 0 ? ofSection : joinedSidebars(sidebars, sections);
    return overviewGroups(items, routePath, {
      headings: (overview ?? {}) as PageHeadings,
      details: (overviewDetails ?? {}) as Record<string, OverviewDetails>,
      levels: frontmatter.overviewHeaders,
      otherName,
    });
  }, [frontmatter, locale, ofSection, otherName, overview, overviewDetails, routePath, sections]);
}
