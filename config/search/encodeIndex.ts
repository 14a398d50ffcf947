import { bitWriter } from './bitCoder';
import { CONTEXTS, createPostingsCoder } from './codePostings';
import { compress } from './compress';
import { INDEX_VERSION, type SearchIndex } from './searchIndex';

function varints(numbers: Iterable<number>): Uint8Array {
  const bytes: number[] = [];
  for (let rest of numbers) {
    while (rest > 127) {
      bytes.push((rest & 127) | 128);
      rest >>>= 7;
    }
    bytes.push(rest);
  }
  return Uint8Array.from(bytes);
}

/** Each term without what it shares with the one before: a character for the length shared, then the rest. */
function frontCode(terms: readonly string[]): string {
  let previous = '';
  const coded = terms.map((term) => {
    let shared = 0;
    while (shared < previous.length && term[shared] === previous[shared]) shared++;
    previous = term;
    return String.fromCharCode(48 + shared) + term.slice(shared);
  });
  return coded.join('\n');
}

/** How many identifiers each page has, then all of them as steps from the one before. */
function identifierNumbers({ identifiers }: SearchIndex): number[] {
  const steps = identifiers.flatMap((hashes) =>
    hashes.map((hash, at) => hash - (hashes[at - 1] ?? 0)),
  );
  return [...identifiers.map(({ length }) => length), ...steps];
}

/** The postings of all terms, and on how many pages each term stands. */
function codePostings(index: SearchIndex): { pageCounts: number[]; postings: Uint8Array } {
  const { pages, terms, starts, sections, standings, lengths } = index;
  const pageOf = pages.flatMap((page, number) => page.sections.map(() => number));
  const coder = bitWriter(CONTEXTS);
  const sectionCounts = pages.map((page) => page.sections.length);
  const code = createPostingsCoder(coder, { sectionCounts, lengths });
  const pageCounts = terms.map((_, term) => {
    const postings = new Map<number, number>();
    for (let at = starts[term] ?? 0; at < (starts[term + 1] ?? 0); at++) {
      postings.set(sections[at] ?? 0, standings[at] ?? 0);
    }
    const pageCount = new Set(Array.from(postings.keys(), (section) => pageOf[section])).size;
    code(pageCount, postings);
    return pageCount;
  });
  return { pageCounts, postings: coder.finish() };
}

/**
 * The bytes of an index. Numbers and texts stand apart, since each kind compresses better among its own:
 * version and sizes of the parts, strings as JSON, words of each section, pages of each term, identifiers, postings.
 */
export function encodeIndex(index: SearchIndex): Buffer {
  const { pages, terms, lengths } = index;
  const { pageCounts, postings } = codePostings(index);
  const strings = JSON.stringify({
    pages: pages.map(({ route, title, group, aliases, sections, cuts }) => [
      route,
      title,
      group,
      aliases.join(),
      sections.map(({ heading, id, depth }) => [depth, heading, id]),
      cuts,
    ]),
    terms: frontCode(terms),
  });
  const parts = [
    new TextEncoder().encode(strings),
    varints(lengths),
    varints(pageCounts),
    varints(identifierNumbers(index)),
    postings,
  ];
  const head = Uint32Array.from([INDEX_VERSION, ...parts.map((part) => part.length)]);
  return compress(Buffer.concat([new Uint8Array(head.buffer), ...parts]));
}
