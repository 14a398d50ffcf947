import { compoundsIn, identifierHash } from '../words/identifiers';
import type { SearchIndex } from '../index/searchIndex';
import type { QueryTerm } from './readQuery';

/** The identifiers and compounds of a query with their share of its words. */
function sharesOf(
  query: string,
  queryTerms: readonly QueryTerm[],
  rarities: readonly number[],
): Map<string, number> {
  const total = rarities.reduce((sum, idf) => sum + idf, 0);
  const shareOf = (isPart: (queryTerm: QueryTerm) => boolean): number =>
    queryTerms.reduce(
      (sum, queryTerm, at) => sum + (isPart(queryTerm) ? (rarities[at] ?? 0) : 0),
      0,
    ) / total;
  const shares = new Map<string, number>();
  for (const { run, text } of queryTerms) {
    if (run !== text)
      shares.set(
        run,
        shareOf((queryTerm) => queryTerm.run === run),
      );
  }
  for (const [compound, parts] of compoundsIn(query)) {
    shares.set(
      compound,
      shareOf(({ run }) => parts.includes(run)),
    );
  }
  return shares;
}

/** For each page, the share of the query that is identifiers on that page; hash collisions are rare and acceptable. */
export function queryIdentifiers(
  query: string,
  queryTerms: readonly QueryTerm[],
  rarities: readonly number[],
  { identifiers }: SearchIndex,
): Map<number, number> {
  const pages = new Map<number, number>();
  for (const [identifier, share] of sharesOf(query, queryTerms, rarities)) {
    const hash = identifierHash(identifier);
    identifiers.forEach((hashes, page) => {
      if (hashes.includes(hash)) pages.set(page, Math.min(1, (pages.get(page) ?? 0) + share));
    });
  }
  return pages;
}
