import { isExternal, isSamePage } from './sitePath';

/** An item of `_nav.json` with its link in the page's language; specification §3 'Nav item'. */
export interface NavItem {
  text?: string;
  link?: string;
  /** A regular expression for the URL's path. */
  activeMatch?: string;
  tag?: string;
  position?: 'left' | 'right';
  items?: NavItem[];
  lang?: string;
  rel?: string;
  download?: boolean;
}

export interface NavLink {
  text: string;
  href: string;
  tag?: string;
  current?: 'page' | 'true';
  lang?: string;
  rel?: string;
  download?: boolean;
}

export interface NavGroup {
  text: string;
  href?: string;
  tag?: string;
  current?: 'page' | 'true';
  items: NavEntry[];
}

export type NavEntry = NavLink | NavGroup;

function matches(activeMatch: string, path: string): boolean {
  try {
    return new RegExp(activeMatch).test(path);
  } catch {
    return false;
  }
}

/** `page` if the item links to the current page, `true` if the page is in the item's section. */
function currentOf(
  link: string | undefined,
  activeMatch: string | undefined,
  path: string,
): NavLink['current'] {
  if (link && !isExternal(link) && isSamePage(link, path)) return 'page';
  return activeMatch && matches(activeMatch, path) ? 'true' : undefined;
}

function toEntry(item: NavItem, path: string, localize: (href: string) => string): NavEntry[] {
  const { text = '', tag, items, lang, rel, download } = item;
  const link = item.link && localize(item.link);
  const current = currentOf(link, item.activeMatch, path);
  const shared = { text, ...(tag && { tag }) };
  if (items && items.length > 0) {
    const entries = toNavEntries(items, path, localize);
    const isHere = current ?? (entries.some((entry) => entry.current) ? 'true' : undefined);
    return [
      {
        ...shared,
        ...(link && { href: link }),
        ...(isHere && { current: isHere }),
        items: entries,
      },
    ];
  }
  if (!link) return [];
  return [
    {
      ...shared,
      href: link,
      ...(current && { current }),
      ...(lang && { lang }),
      ...(rel && { rel }),
      ...(download && { download }),
    },
  ];
}

/**
 * The visible items of the navbar for the page at `path`. A group without items becomes a link; a text alone is
 * omitted.
 * @param localize adds language and version to a link, which the engine does only for two levels of items
 */
export function toNavEntries(
  items: readonly NavItem[],
  path: string,
  localize: (href: string) => string,
): NavEntry[] {
  return items.flatMap((item) => toEntry(item, path, localize));
}

/** The items on one side of the navbar; right is the default. */
export function onSide(items: readonly NavItem[], side: 'left' | 'right'): NavItem[] {
  return items.filter(({ position = 'right' }) => position === side);
}
