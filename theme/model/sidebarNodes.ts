import type { SidebarNode } from '@components/frame/SidebarTree';
import { holdsPage, isGroup, itemId, type Section, type SidebarItem } from './sidebarTree';
import { isSamePage } from './sitePath';

interface SidebarState {
  /** Path of the current page. */
  path: string;
  /** Groups by id that the user opened or closed; other groups have their configured state. */
  open: Readonly<Record<string, boolean>>;
  /**
   * The only link in closed groups of a large section, for users without scripts, and in open ones until their pages
   * have loaded. Undefined in other sections, where closed groups list their pages, too.
   */
  allPages?: { text: string; href: string } | undefined;
}

function nodeOf(item: SidebarItem, id: string, state: SidebarState): SidebarNode {
  if ('dividerType' in item) return { kind: 'divider', line: item.dividerType };
  if ('sectionHeaderText' in item) {
    return { kind: 'header', text: item.sectionHeaderText, tag: item.tag };
  }
  const { path, open, allPages } = state;
  const { text, link, tag, context } = item;
  const isCurrent = link !== undefined && isSamePage(link, path);
  if (!isGroup(item)) return { kind: 'link', text, href: item.link, tag, context, isCurrent };
  const isOpen = open[id] ?? (!item.collapsed || holdsPage(item, path));
  const items: SidebarNode[] =
    allPages && item.collapsible && (!isOpen || item.itemsFrom !== undefined)
      ? [{ kind: 'link', ...allPages, isCurrent: false }]
      : item.items.map((child, index) => nodeOf(child, itemId(id, index), state));
  const { collapsible: isCollapsible } = item;
  return {
    kind: 'group',
    id,
    text,
    href: link,
    tag,
    context,
    isCurrent,
    isOpen,
    isCollapsible,
    items,
  };
}

/** What the sidebar of a section shows. */
export const sidebarNodes = ({ path, items }: Section, state: SidebarState): SidebarNode[] =>
  items.map((item, index) => nodeOf(item, itemId(path, index), state));
