import { isExternal, isSamePage } from './sitePath';

export interface NavLinkItem {
  link: string;
  /** A regular expression over the page's address. */
  activeMatch?: string;
}

/** Whether a section of the navigation bar holds the page; without `activeMatch` only its own page counts. */
export function isActiveItem({ link, activeMatch }: NavLinkItem, path: string): boolean {
  if (activeMatch) return new RegExp(activeMatch).test(path);
  return !isExternal(link) && isSamePage(link, path);
}
