/**
 * Groups of large sections. The script of such a section contains only the first and the last page of each group, and
 * a page's own data the whole group of the page, so that neither grows with the pages of other groups.
 */
import {
  flattenLinks,
  isGroup,
  isLargeSection,
  itemsFrom,
  type SidebarItem,
} from '@model/sidebarTree';
import { cleanPath } from '@model/sitePath';
import type { Sidebars } from './localeBundles';

export { sectionKey } from '@model/sidebarTree';

/** All items of a group at the top level of a section. */
export interface WholeGroup {
  section: string;
  /** Position of the group in its section. */
  index: number;
  items: SidebarItem[];
}

/** The items as they are in the section's script. @param isStatic whether a route is that of a static page */
export function shortenedSection(
  items: readonly SidebarItem[],
  isStatic: (routePath: string) => boolean,
): SidebarItem[] {
  if (!isLargeSection(items)) return [...items];
  return items.map((item) => {
    if (!isGroup(item) || !item.collapsible || !item.collapsed) return item;
    const links = flattenLinks(item.items);
    const [first, last] = [links[0], links.at(-1)];
    // Only static pages bring their group along.
    const bringsGroup = flattenLinks([item]).every(({ link }) => isStatic(cleanPath(link)));
    if (!first || !last || !bringsGroup) return item;
    return { ...item, items: first === last ? [first] : [first, last], itemsFrom: first.link };
  });
}

export const isShortened = (items: readonly SidebarItem[]): boolean => items.some(itemsFrom);

/** The shortened groups of a section with all their items, by the routes of their pages. */
export function wholeGroups(
  section: string,
  items: readonly SidebarItem[],
  shortened: readonly SidebarItem[],
): [routePath: string, group: WholeGroup][] {
  return items.flatMap((item, index) => {
    const short = shortened[index];
    if (!isGroup(item) || !short || itemsFrom(short) === undefined) return [];
    const group: WholeGroup = { section, index, items: item.items };
    return flattenLinks([item]).map(({ link }): [string, WholeGroup] => [cleanPath(link), group]);
  });
}

/** Puts the items of a group into the sidebar. @returns whether the sidebar changed */
export function completeGroup(sidebars: Sidebars, { section, index, items }: WholeGroup): boolean {
  const group = sidebars[section]?.[index];
  if (!group || !isGroup(group) || group.itemsFrom === undefined) return false;
  const whole = { ...group, items };
  delete whole.itemsFrom;
  sidebars[section] = (sidebars[section] ?? []).with(index, whole);
  return true;
}
