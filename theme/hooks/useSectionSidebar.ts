import { useLocaleSiteData } from '@rspress/core/runtime';
import { sectionSidebar, type SidebarItem } from '@model/sidebarTree';
import { useCurrentPath } from './useCurrentPath';

/** The sidebar of the section that the page stands in; empty where it has none. */
export function useSectionSidebar(): SidebarItem[] {
  const { sidebar } = useLocaleSiteData();
  return sectionSidebar(sidebar as Record<string, SidebarItem[]>, useCurrentPath());
}
