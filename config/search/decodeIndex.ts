import { bitReader } from './bitCoder';
import { CONTEXTS, createPostingsCoder, type Postings } from './codePostings';
import { INDEX_VERSION, type IndexedPage, type SearchIndex } from './searchIndex';

type PageTuple = [
  route: string,
  title: string,
  group: string,
  aliases: string,
  sections: [number, string, string][],
  cuts: number[],
];

const PARTS = 5;

/** The reader's own values count for nothing. */
const UNKNOWN: Postings = new Map();

function varints(bytes: Uint8Array, count: number): Uint32Array {
  const numbers = new Uint32Array(count);
  let at = 0;
  for (let index = 0; index < count; index++) {
    let shift = 0;
    let number = 0;
    let byte: number;
    do {
      byte = bytes[at++] ?? 0;
      number |= (byte & 127) << shift;
      shift += 7;
    } while (byte > 127);
    numbers[index] = number;
  }
  return numbers;
}

function frontDecode(coded: string): string[] {
  if (coded === '') return [];
  let previous = '';
  return coded.split('\n').map((entry) => {
    previous = previous.slice(0, entry.charCodeAt(0) - 48) + entry.slice(1);
    return previous;
  });
}

const pageOf = ([route, title, group, aliases, sections, cuts]: PageTuple): IndexedPage => ({
  route,
  title,
  group,
  aliases: aliases === '' ? [] : aliases.split(','),
  sections: sections.map(([depth, heading, id]) => ({ depth, heading, id })),
  cuts,
});

function identifiersOf(bytes: Uint8Array, pageCount: number): number[][] {
  const counts = varints(bytes, pageCount);
  const total = counts.reduce((sum, count) => sum + count, pageCount);
  const steps = varints(bytes, total);
  let at = pageCount;
  return Array.from(counts, (count) => {
    let hash = 0;
    return Array.from({ length: count }, () => (hash += steps[at++] ?? 0));
  });
}

/**
 * Reads what `encodeIndex` wrote, once decompressed.
 * @throws where the bytes are of another version, or no index at all.
 */
export function decodeIndex(bytes: Uint8Array): SearchIndex {
  const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = head.getUint32(0, true);
  if (version !== INDEX_VERSION) {
    throw new Error(`The search index has version ${version}; this page reads ${INDEX_VERSION}.`);
  }
  let offset = (PARTS + 1) * 4;
  const parts = Array.from({ length: PARTS }, (_, part) => {
    const size = head.getUint32((part + 1) * 4, true);
    offset += size;
    return bytes.subarray(offset - size, offset);
  });
  const [strings, lengthBytes, pageCounts, identifierBytes, coded] = parts as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  const { pages: tuples, terms: frontCoded } = JSON.parse(new TextDecoder().decode(strings)) as {
    pages: PageTuple[];
    terms: string;
  };
  const pages = tuples.map(pageOf);
  const terms = frontDecode(frontCoded);
  const sectionCounts = pages.map((page) => page.sections.length);
  const lengths = varints(
    lengthBytes,
    sectionCounts.reduce((sum, count) => sum + count, 0),
  );

  const read = createPostingsCoder(bitReader(CONTEXTS, coded), { sectionCounts, lengths });
  const starts = new Uint32Array(terms.length + 1);
  const sections: number[] = [];
  const standings: number[] = [];
  varints(pageCounts, terms.length).forEach((pageCount, term) => {
    for (const [section, standing] of read(pageCount, UNKNOWN)) {
      sections.push(section);
      standings.push(standing);
    }
    starts[term + 1] = sections.length;
  });
  return {
    pages,
    terms,
    starts,
    sections: Uint32Array.from(sections),
    standings: Uint8Array.from(standings),
    lengths,
    identifiers: identifiersOf(identifierBytes, pages.length),
  };
}
