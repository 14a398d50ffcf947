import { isExternal, pageKey } from './sitePath';

/** One page. `context` is an attribute for styles. */
export interface SidebarLink {
  text: string;
  link: string;
  tag?: string;
  context?: string;
  /** The heading levels that an overview lists for the page. */
  overviewHeaders?: number[];
}

export interface SidebarGroup {
  text: string;
  link?: string;
  tag?: string;
  context?: string;
  /** The heading levels for pages of the group that set none. */
  overviewHeaders?: number[];
  items: SidebarItem[];
  collapsed: boolean;
  collapsible: boolean;
  /**
   * A page whose data contains all items. Set in large sections of a built site as long as `items` are only the first
   * and the last page of the group.
   */
  itemsFrom?: string;
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

/** Every link in reading order; a group's link comes before its items. */
function linksOf(items: readonly SidebarItem[]): PageLink[] {
  return items.flatMap((item) => {
    const own = 'link' in item && item.link ? [{ text: item.text, link: item.link }] : [];
    return isGroup(item) ? [...own, ...linksOf(item.items)] : own;
  });
}

/** Pages of each item, for {@link holdsPage}: each rendered page asks for every item of its section. */
const pagesOfItems = new WeakMap<SidebarItem, ReadonlySet<string>>();

function pagesOf(item: SidebarItem): ReadonlySet<string> {
  const known = pagesOfItems.get(item);
  if (known) return known;
  const pages = new Set(linksOf([item]).map(({ link }) => pageKey(link)));
  pagesOfItems.set(item, pages);
  return pages;
}

/** Whether the page at `path` is this item or inside it. */
export const holdsPage = (item: SidebarItem, path: string): boolean =>
  pagesOf(item).has(pageKey(path));

export interface PageLink {
  text: string;
  link: string;
}

/** Every page of the site once, in reading order. */
export function flattenLinks(items: readonly SidebarItem[]): PageLink[] {
  const known = new Set<string>();
  return linksOf(items).filter(({ link }) => {
    const key = pageKey(link);
    if (isExternal(link) || known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/** Sections with more pages than this don't list the pages of closed groups. */
const MANY_PAGES = 250;

/** A page whose data contains the items of a group that haven't been loaded; undefined for all other items. */
export const itemsFrom = (item: SidebarItem): string | undefined =>
  isGroup(item) ? item.itemsFrom : undefined;

/**
 * Whether a sidebar lists so many pages that those of closed groups stay out of each page's HTML: it would grow with the
 * number of pages, and the site with its square.
 */
export const isLargeSection = (items: readonly SidebarItem[]): boolean =>
  items.some(itemsFrom) || readingOrder(items).links.length > MANY_PAGES;

interface ReadingOrder {
  links: readonly PageLink[];
  /** Position of each page in `links`. */
  positions: ReadonlyMap<string, number>;
}

/** Orders by the items of a section, because each rendered page needs the one of its section. */
const readingOrders = new WeakMap<readonly SidebarItem[], ReadingOrder>();

function readingOrder(items: readonly SidebarItem[]): ReadingOrder {
  const known = readingOrders.get(items);
  if (known) return known;
  const links = flattenLinks(items);
  const order = { links, positions: new Map(links.map(({ link }, at) => [pageKey(link), at])) };
  readingOrders.set(items, order);
  return order;
}

/** The previous and next page in sidebar order; null at either end and for pages outside the sidebar. */
export function neighbors(
  items: readonly SidebarItem[],
  path: string,
): { previous: PageLink | null; next: PageLink | null } {
  const { links, positions } = readingOrder(items);
  const at = positions.get(pageKey(path));
  if (at === undefined) return { previous: null, next: null };
  return { previous: links[at - 1] ?? null, next: links[at + 1] ?? null };
}

/** A section of the site with its own sidebar. */
export interface Section {
  /** The key of the sidebar, which is the path prefix of its pages; empty if there is none. */
  path: string;
  items: SidebarItem[];
}

const NO_SECTION: Section = { path: '', items: [] };

/** The key of a page's section: the longest that its path starts with. Undefined if it's in none. */
export const sectionKey = (keys: readonly string[], pagePath: string): string | undefined =>
  keys
    .filter((key) => pagePath === key || pagePath.startsWith(key.replace(/\/?$/, '/')))
    .sort((a, b) => b.length - a.length)[0];

/** The section of a page. */
export function sectionOf(
  sidebars: Readonly<Record<string, SidebarItem[]>>,
  pagePath: string,
): Section {
  const path = sectionKey(Object.keys(sidebars), pagePath);
  const items = path === undefined ? undefined : sidebars[path];
  return path === undefined || !items ? NO_SECTION : { path, items };
}

/** Id of an item by its position: `/guide:2.0` is the first item of the third item of `/guide`. */
export const itemId = (parentId: string, index: number): string =>
  parentId.includes(':') ? `${parentId}.${index}` : `${parentId}:${index}`;

/** The ids of the groups that contain a page, including its own group, from the outermost. */
export function groupsHolding(
  items: readonly SidebarItem[],
  pagePath: string,
  parentId: string,
): string[] {
  return items.flatMap((item, index) => {
    if (!isGroup(item) || !holdsPage(item, pagePath)) return [];
    const id = itemId(parentId, index);
    return [id, ...groupsHolding(item.items, pagePath, id)];
  });
}

/** The sidebars of several sections as one, with a heading for each section. */
export function joinedSidebars(
  sidebars: Readonly<Record<string, SidebarItem[]>>,
  sections: readonly { text?: string; link?: string }[],
): SidebarItem[] {
  return sections.flatMap(({ text = '', link = '' }) => {
    const { items } = sectionOf(sidebars, link);
    const named = items.map((item) =>
      isGroup(item) ? { ...item, text: `${text} · ${item.text}` } : item,
    );
    return items.length === 0 ? [] : [{ sectionHeaderText: text }, ...named];
  });
}
