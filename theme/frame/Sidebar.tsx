import {
  useLayoutEffect,
  useSyncExternalStore,
  useCallback,
  useMemo,
  useEffect,
  type RefObject,
} from 'react';
import { SidebarPanel } from '@components/frame/SidebarPanel';
import { SidebarTree } from '@components/frame/SidebarTree';
import {
  readSidebarMemory,
  rememberOpenGroups,
  subscribeToSidebarMemory,
  rememberSidebarScroll,
  storeSidebarMemory,
} from '@hooks/sidebarMemoryStore';
import { ALL_PAGES_ROUTE } from '@config/allPages';
import { useColumnPopover } from '@hooks/useColumnPopover';
import { routeOf } from '@hooks/navigation';
import { useCurrentPath } from '@hooks/useCurrentPath';
import { useHydrated } from '@hooks/useHydrated';
import { useSitePort } from '@components/SiteContext';
import { usePagePart } from '@hooks/usePagePart';
import { revealInScroller } from '@hooks/useRevealed';
import { useSectionSidebar } from '@hooks/useSectionSidebar';
import { useText } from '@hooks/useText';
import { NARROW_SIDEBAR, SIDEBAR_ID } from '@model/localMenu';
import { NO_MEMORY, restoreSidebarScript } from '@model/sidebarMemory';
import { sidebarNodes } from '@model/sidebarNodes';
import { groupsHolding, isLargeSection, itemId, itemsFrom, type Section } from '@model/sidebarTree';

interface SidebarGroups {
  /** Groups by id that the user opened or closed in this session; other groups have their configured state. */
  open: Readonly<Record<string, boolean>>;
  toggle: (groupId: string, isOpen: boolean) => void;
}

/**
 * The sidebar's open groups, stored for the session. Opening a page opens the groups that contain it. Opening a group
 * of a large section loads its pages.
 */
function useSidebarGroups({ path, items }: Section, pagePath: string): SidebarGroups {
  const open = useSyncExternalStore(
    subscribeToSidebarMemory,
    () => readSidebarMemory().open,
    () => NO_MEMORY.open,
  );
  useLayoutEffect(() => {
    const ids = groupsHolding(items, pagePath, path);
    rememberOpenGroups(Object.fromEntries(ids.map((id) => [id, true])));
  }, [items, path, pagePath]);
  useEffect(() => {
    for (const [index, item] of items.entries()) {
      const source = itemsFrom(item);
      if (source === undefined || !open[itemId(path, index)]) continue;
      // Without its pages, a group contains the link to all pages.
      routeOf(source)
        ?.preload()
        .catch(() => undefined);
    }
  }, [items, path, open]);
  return { open, toggle };
}

function toggle(groupId: string, isOpen: boolean): void {
  rememberOpenGroups({ [groupId]: isOpen });
}

function revealCurrentPage(panel: HTMLElement): void {
  const current = panel.querySelector('[aria-current="page"]');
  if (current) revealInScroller(panel, current);
}

/**
 * Restores each section's scroll position after navigation and reload, and keeps the current page in view.
 * @returns `restore`, to call when the panel is shown: hidden elements lose their scroll position
 */
function useSidebarScroll(
  panelRef: RefObject<HTMLElement | null>,
  section: string,
  pagePath: string,
): { onScroll: () => void; restore: () => void } {
  const restore = useCallback(() => {
    const panel = panelRef.current;
    if (!panel) return;
    panel.scrollTop = readSidebarMemory().scroll[section] ?? 0;
    revealCurrentPage(panel);
  }, [panelRef, section]);

  useLayoutEffect(() => {
    const panel = panelRef.current;
    // In a static page, the inline script has already set the scroll position.
    if (panel?.dataset.restored === undefined) restore();
    else delete panel.dataset.restored;
  }, [panelRef, restore]);

  useLayoutEffect(() => {
    if (panelRef.current) revealCurrentPage(panelRef.current);
  }, [panelRef, pagePath]);

  useEffect(() => {
    window.addEventListener('pagehide', storeSidebarMemory);
    return () => {
      window.removeEventListener('pagehide', storeSidebarMemory);
    };
  }, []);

  const onScroll = useCallback(() => {
    if (panelRef.current) rememberSidebarScroll(section, panelRef.current.scrollTop);
  }, [panelRef, section]);

  return { onScroll, restore };
}

/** The sidebar of the section: a column, or a drawer on narrow screens. */
export function Sidebar() {
  const text = useText();
  const path = useCurrentPath();
  const section = useSectionSidebar();
  const { open, toggle } = useSidebarGroups(section, path);
  const { ref, onBlur } = useColumnPopover(NARROW_SIDEBAR);
  const { onScroll, restore } = useSidebarScroll(ref, section.path, path);
  const isShown = usePagePart('sidebar');
  const { localize } = useSitePort();
  const isLarge = useMemo(() => isLargeSection(section.items), [section]);
  const allPages = isLarge
    ? { text: text('sidebar.allPages'), href: localize(ALL_PAGES_ROUTE) }
    : undefined;
  if (!isShown || section.items.length === 0) return null;
  return (
    <SidebarPanel
      ref={ref}
      id={SIDEBAR_ID}
      data-section={section.path}
      labels={{ title: text('sidebar.menu'), close: text('sidebar.close') }}
      onBlur={onBlur}
      onScroll={onScroll}
      onToggle={restore}
    >
      <SidebarTree
        label={text('sidebar.label')}
        nodes={sidebarNodes(section, { path, open, allPages })}
        onToggle={toggle}
      />
      <RestoreScript />
    </SidebarPanel>
  );
}

/** Only in static pages. A separate component, so that the sidebar doesn't render again when it's removed. */
function RestoreScript() {
  const isHydrated = useHydrated();
  return !isHydrated && <script dangerouslySetInnerHTML={{ __html: restoreSidebarScript }} />;
}
