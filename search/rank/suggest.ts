import type { SearchIndex } from '../index/searchIndex';
import { joined } from '../words/terms';
import { MAX_SUGGESTIONS } from '../client/limits';

const bigramsOf = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));

/** Titles of pages that look most like a query without hits; the parts of the site where none does. */
export function suggest(query: string, { pages }: SearchIndex): string[] {
  const wanted = bigramsOf(joined(query));
  const alike = pages
    .map(({ title }) => {
      const pairs = bigramsOf(joined(title));
      const shared = [...pairs].filter((pair) => wanted.has(pair)).length;
      return { title, similarity: shared / Math.max(1, pairs.size + wanted.size) };
    })
    .filter(({ similarity }) => similarity > 0)
    .sort((a, b) => b.similarity - a.similarity)
    .map(({ title }) => title);
  const groups = pages.map(({ group }) => group).filter(Boolean);
  return [...new Set([...alike, ...groups])].slice(0, MAX_SUGGESTIONS);
}
