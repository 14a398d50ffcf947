import { sectionSidebar, type SidebarItem } from '@model/sidebarTree';
import { useCurrentPath } from './useCurrentPath';
import { useThemeConfig } from './useThemeConfig';

/** The sidebar of the section that the page stands in; empty where it has none. */
export function useSectionSidebar(): SidebarItem[] {
  const { locale } = useThemeConfig();
  return sectionSidebar((locale?.sidebar ?? {}) as Record<string, SidebarItem[]>, useCurrentPath());
}
