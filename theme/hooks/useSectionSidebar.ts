import { useMemo } from 'react';
import { sectionOf, type Section, type SidebarItem } from '@model/sidebarTree';
import { useCurrentPath } from './useCurrentPath';
import { useThemeConfig } from './useThemeConfig';

/** The section that the page stands in, with its sidebar; empty where it has none. */
export function useSectionSidebar(): Section {
  const { locale } = useThemeConfig();
  const path = useCurrentPath();
  // The engine has filled in what `_meta.json` may leave out.
  const sidebars = locale?.sidebar as Record<string, SidebarItem[]> | undefined;
  return useMemo(() => sectionOf(sidebars ?? {}, path), [sidebars, path]);
}
