import { SidebarTree, type SidebarNode } from '@components/frame/SidebarTree';
import { useCurrentPath } from '@hooks/useCurrentPath';
import { useSectionSidebar } from '@hooks/useSectionSidebar';
import { useText } from '@hooks/useText';
import { holdsPage, isGroup, type SidebarItem } from '@model/sidebarTree';
import { isSamePage } from '@model/sitePath';

function toNode(item: SidebarItem, path: string): SidebarNode {
  if ('dividerType' in item) return { kind: 'divider', line: item.dividerType };
  if ('sectionHeaderText' in item) return { kind: 'header', text: item.sectionHeaderText };
  if (isGroup(item)) {
    return {
      kind: 'group',
      text: item.text,
      isOpen: !item.collapsed || holdsPage(item, path),
      items: item.items.map((child) => toNode(child, path)),
    };
  }
  return { kind: 'link', text: item.text, href: item.link, isCurrent: isSamePage(item.link, path) };
}

export function Sidebar() {
  const text = useText();
  const path = useCurrentPath();
  const items = useSectionSidebar();
  return (
    <SidebarTree label={text('sidebar.label')} nodes={items.map((item) => toNode(item, path))} />
  );
}
