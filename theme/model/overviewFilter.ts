import type { OverviewGroup, OverviewItem } from './overviewGroups';

/** Hyphens count as spaces; specification §5 'Overview filter'. */
const normalized = (text: string): string => text.toLowerCase().replaceAll('-', ' ');

/** `output.sourceMap` → `output source map`: splits identifiers at dots and capitals, as users type them. */
const inWords = (text: string): string =>
  normalized(text.replace(/(?<=\w)\.(?=\w)|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' '));

/**
 * The part of an overview that matches a query: a whole group if its name matches, an item with all its headings if
 * its text matches, or else an item with its matching headings. Matches are case-insensitive substrings of the text
 * or of the words in its identifiers.
 */
export function filterOverview(groups: readonly OverviewGroup[], query: string): OverviewGroup[] {
  const wanted = normalized(query).trim();
  const matches = (text: string): boolean =>
    normalized(text).includes(wanted) || inWords(text).includes(wanted);

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
