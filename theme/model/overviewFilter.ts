import { matchesText } from './matchesText';
import type { OverviewGroup, OverviewItem } from './overviewGroups';

/**
 * The part of an overview that matches a query: a whole group if its name matches, an item with all its headings if
 * its text matches, or else an item with its matching headings. Matches are case-insensitive substrings of the text
 * or of the words in its identifiers.
 */
export function filterOverview(groups: readonly OverviewGroup[], query: string): OverviewGroup[] {
  const matches = (text: string): boolean => matchesText(text, query);

  const matchingItem = (item: OverviewItem): OverviewItem[] => {
    if (matches(item.text)) return [item];
    const headers = item.headers.filter(({ text }) => matches(text));
    return headers.length > 0 ? [{ ...item, headers }] : [];
  };

  return groups.flatMap((group) => {
    if (matches(group.name)) return [group];
    const items = group.items.flatMap(matchingItem);
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
