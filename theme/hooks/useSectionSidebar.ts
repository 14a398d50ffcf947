import { useMemo } from 'react';
import { sectionOf, type Section, type SidebarItem } from '@model/sidebarTree';
import { useCurrentPath } from './useCurrentPath';
import { useThemeConfig } from './useThemeConfig';

/** The page's section with its sidebar; empty if it has none. */
export function useSectionSidebar(): Section {
  const { locale } = useThemeConfig();
  const path = useCurrentPath();
  // The engine has completed the entries of `_meta.json`.
  const sidebars = locale?.sidebar as Record<string, SidebarItem[]> | undefined;
  return useMemo(() => sectionOf(sidebars ?? {}, path), [sidebars, path]);
}
