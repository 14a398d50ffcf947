import { isSamePage } from './sitePath';

/** One page. `context` is a word that styles may select on. */
export interface SidebarLink {
  text: string;
  link: string;
  tag?: string;
  context?: string;
}

export interface SidebarGroup {
  text: string;
  link?: string;
  tag?: string;
  items: SidebarItem[];
  collapsed: boolean;
  collapsible: boolean;
}

export interface SidebarDivider {
  dividerType: 'dashed' | 'solid';
}

export interface SidebarSectionHeader {
  sectionHeaderText: string;
  tag?: string;
}

export type SidebarItem = SidebarLink | SidebarGroup | SidebarDivider | SidebarSectionHeader;

export const isGroup = (item: SidebarItem): item is SidebarGroup => 'items' in item;

export const isLink = (item: SidebarItem): item is SidebarLink =>
  'link' in item && !('items' in item);

/** Whether the page at `path` is this item or stands below it. */
export function holdsPage(item: SidebarItem, path: string): boolean {
  if ('link' in item && item.link && isSamePage(item.link, path)) return true;
  return isGroup(item) && item.items.some((child) => holdsPage(child, path));
}

/** Every page in reading order; a group with a link of its own comes before its items. */
export function flattenLinks(items: readonly SidebarItem[]): { text: string; link: string }[] {
  return items.flatMap((item) => {
    if (isGroup(item)) {
      const own = item.link ? [{ text: item.text, link: item.link }] : [];
      return [...own, ...flattenLinks(item.items)];
    }
    return isLink(item) ? [{ text: item.text, link: item.link }] : [];
  });
}

export interface PageLink {
  text: string;
  link: string;
}

/** The neighbours of a page in sidebar order; null at either end and for pages outside the sidebar. */
export function neighbours(
  items: readonly SidebarItem[],
  path: string,
): { previous: PageLink | null; next: PageLink | null } {
  const links = flattenLinks(items);
  const at = links.findIndex(({ link }) => isSamePage(link, path));
  if (at === -1) return { previous: null, next: null };
  return { previous: links[at - 1] ?? null, next: links[at + 1] ?? null };
}

/** The sidebar of the section that a path stands in: the longest key that begins it. */
export function sectionSidebar(
  sidebars: Readonly<Record<string, SidebarItem[]>>,
  path: string,
): SidebarItem[] {
  const key = Object.keys(sidebars)
    .filter((prefix) => path === prefix || path.startsWith(prefix.replace(/\/?$/, '/')))
    .sort((a, b) => b.length - a.length)[0];
  return key === undefined ? [] : (sidebars[key] ?? []);
}
