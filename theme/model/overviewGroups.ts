import { plainText } from './pageTitle';
import { isGroup, type SidebarItem } from './sidebarTree';
import { cleanPath, isExternal, isSamePage } from './sitePath';

export interface OverviewHeading {
  id: string;
  text: string;
  /** 2 to 4. */
  depth: number;
}

/** Headings by route path. */
export type PageHeadings = Readonly<Record<string, readonly OverviewHeading[]>>;

/** What an overview with rows says about a page. */
export interface OverviewDetails {
  purpose: string;
  /** Of the option that the page documents. */
  type?: string;
  default?: string;
}

/** A page with its headings. */
export interface OverviewItem {
  text: string;
  link: string;
  tag?: string | undefined;
  details?: OverviewDetails | undefined;
  headers: readonly OverviewHeading[];
}

export interface OverviewGroup {
  name: string;
  items: readonly OverviewItem[];
}

export interface OverviewOptions {
  headings: PageHeadings;
  /** By route path. */
  details?: Readonly<Partial<Record<string, OverviewDetails>>>;
  /** Heading levels to list unless a page or its group sets them; `overviewHeaders` of the overview page. */
  levels?: readonly number[] | undefined;
  /** Title of the group for pages outside any group. */
  otherName: string;
}

/** specification §9: overview default header depth. */
const DEFAULT_LEVELS: readonly number[] = [2];

/** The part of the sidebar that an overview page lists: its group, or its siblings. */
interface Scope {
  name: string | null;
  items: readonly SidebarItem[];
}

function scopeOf(items: readonly SidebarItem[], path: string, name: string | null): Scope | null {
  for (const item of items) {
    if ('link' in item && item.link && isSamePage(item.link, path)) {
      return isGroup(item) ? { name: item.text, items: item.items } : { name, items };
    }
    const inner = isGroup(item) && scopeOf(item.items, path, item.text);
    if (inner) return inner;
  }
  return null;
}

/**
 * The pages in an overview page's folder, grouped by sidebar group or section header. Pages outside any group come
 * last. specification §2 'Overview page'
 */
export function overviewGroups(
  sidebar: readonly SidebarItem[],
  path: string,
  { headings, details = {}, levels, otherName }: OverviewOptions,
): OverviewGroup[] {
  const folder = path.replace(/[^/]*$/, '');
  const isListed = (link: string | undefined): link is string =>
    link !== undefined &&
    !isExternal(link) &&
    cleanPath(link).startsWith(folder) &&
    !isSamePage(link, path);

  const pagesOf = (item: SidebarItem, inherited: readonly number[]): OverviewItem[] => {
    if (!('text' in item)) return [];
    const { text, link, tag, overviewHeaders: listed = inherited } = item;
    const headers = (link ? (headings[cleanPath(link)] ?? []) : [])
      .filter(({ depth }) => listed.includes(depth))
      .map((heading) => ({ ...heading, text: plainText(heading.text) }));
    const page = isListed(link)
      ? [{ text, link, tag, headers, details: details[cleanPath(link)] }]
      : [];
    return isGroup(item)
      ? [...page, ...item.items.flatMap((child) => pagesOf(child, listed))]
      : page;
  };

  const scope = scopeOf(sidebar, path, null) ?? { name: null, items: sidebar };
  const named: { name: string; items: OverviewItem[] }[] = [];
  const others: OverviewItem[] = [];
  let current = others;
  for (const item of scope.items) {
    const pages = pagesOf(item, levels ?? DEFAULT_LEVELS);
    if ('sectionHeaderText' in item) {
      current = [];
      named.push({ name: item.sectionHeaderText, items: current });
    } else if (isGroup(item)) named.push({ name: item.text, items: pages });
    else current.push(...pages);
  }
  const othersName = named.length === 0 && scope.name !== null ? scope.name : otherName;
  return [...named, { name: othersName, items: others }].filter(({ items }) => items.length > 0);
}

/** The id of a group's heading, with a prefix that avoids conflicts with headings of the page. */
export const groupId = (name: string): string =>
  `overview-${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;
