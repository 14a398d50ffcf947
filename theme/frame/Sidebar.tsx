import { SidebarPanel } from '@components/frame/SidebarPanel';
import { SidebarTree, type SidebarNode } from '@components/frame/SidebarTree';
import { useColumnPopover } from '@hooks/useColumnPopover';
import { useCurrentPath } from '@hooks/useCurrentPath';
import { useHydrated } from '@hooks/useHydrated';
import { usePagePart } from '@hooks/usePagePart';
import { useSectionSidebar } from '@hooks/useSectionSidebar';
import { useSidebarGroups } from '@hooks/useSidebarGroups';
import { useSidebarScroll } from '@hooks/useSidebarScroll';
import { useText } from '@hooks/useText';
import { NARROW_SIDEBAR, SIDEBAR_ID } from '@model/localMenu';
import { restoreSidebarScript } from '@model/sidebarMemory';
import { holdsPage, isGroup, itemId, type SidebarItem } from '@model/sidebarTree';
import { isSamePage } from '@model/sitePath';

type OpenGroups = ReturnType<typeof useSidebarGroups>['open'];

function toNode(item: SidebarItem, id: string, path: string, open: OpenGroups): SidebarNode {
  if ('dividerType' in item) return { kind: 'divider', line: item.dividerType };
  if ('sectionHeaderText' in item) {
    return { kind: 'header', text: item.sectionHeaderText, tag: item.tag };
  }
  const { text, link, tag, context } = item;
  const isCurrent = link !== undefined && isSamePage(link, path);
  if (!isGroup(item)) return { kind: 'link', text, href: item.link, tag, context, isCurrent };
  return {
    kind: 'group',
    id,
    text,
    href: link,
    tag,
    context,
    isCurrent,
    isOpen: open[id] ?? (!item.collapsed || holdsPage(item, path)),
    isCollapsible: item.collapsible,
    items: item.items.map((child, index) => toNode(child, itemId(id, index), path, open)),
  };
}

/** The pages of the section: a column, or a drawer where the screen is narrow. */
export function Sidebar() {
  const text = useText();
  const path = useCurrentPath();
  const section = useSectionSidebar();
  const { open, toggle } = useSidebarGroups(section, path);
  const { ref, onBlur } = useColumnPopover(NARROW_SIDEBAR);
  const { onScroll, restore } = useSidebarScroll(ref, section.path, path);
  const isShown = usePagePart('sidebar');
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
        nodes={section.items.map((item, index) =>
          toNode(item, itemId(section.path, index), path, open),
        )}
        onToggle={toggle}
      />
      <RestoreScript />
    </SidebarPanel>
  );
}

/** In a static page only. A part of its own: the sidebar need not be drawn anew for it to go. */
function RestoreScript() {
  const isHydrated = useHydrated();
  return !isHydrated && <script dangerouslySetInnerHTML={{ __html: restoreSidebarScript }} />;
}
