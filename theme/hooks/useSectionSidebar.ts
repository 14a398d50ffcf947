import { useMemo, useSyncExternalStore } from 'react';
import { subscribeToSidebars } from '@engine/articles/sidebarChanges';
import { sectionOf, type Section, type SidebarItem } from '@model/sidebarTree';
import { useCurrentPath } from './useCurrentPath';
import { useThemeConfig } from './useThemeConfig';

/** The page's section with its sidebar; empty if it has none. */
export function useSectionSidebar(): Section {
  const { locale } = useThemeConfig();
  const pagePath = useCurrentPath();
  // The engine has completed the entries of `_meta.json`.
  const sidebars = locale?.sidebar as Record<string, SidebarItem[]> | undefined;
  const read = () => sectionOf(sidebars ?? {}, pagePath);
  // The items are replaced when more of them have loaded.
  const items = useSyncExternalStore(
    subscribeToSidebars,
    () => read().items,
    () => read().items,
  );
  const { path } = read();
  return useMemo(() => ({ path, items }), [path, items]);
}
