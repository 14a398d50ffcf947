import { identifierHash } from '@config/search/identifiers';
import type { SearchIndex } from '@config/search/searchIndex';
import type { Slot } from './readQuery';

/** The identifiers of a query, each with the share of the query that it is. */
function identifiersOf(slots: readonly Slot[], rarities: readonly number[]): Map<string, number> {
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const shares = new Map<string, number>();
  slots.forEach(({ run, text }, index) => {
    if (run !== text) shares.set(run, (shares.get(run) ?? 0) + (rarities[index] ?? 0) / total);
  });
  return shares;
}

/** By page, how much of the query are identifiers that the page has; a hash may name another page now and then. */
export function identified(
  slots: readonly Slot[],
  rarities: readonly number[],
  { identifiers }: SearchIndex,
): Map<number, number> {
  const pages = new Map<number, number>();
  for (const [identifier, share] of identifiersOf(slots, rarities)) {
    const hash = identifierHash(identifier);
    identifiers.forEach((hashes, page) => {
      if (hashes.includes(hash)) pages.set(page, (pages.get(page) ?? 0) + share);
    });
  }
  return pages;
}
