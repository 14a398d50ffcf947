import { INDEX_VERSION, type IndexedPage, type SearchIndex } from './searchIndex';

type PageTuple = [
  route: string,
  title: string,
  group: string,
  aliases: string,
  sections: [number, string, string][],
];

const PARTS = 5;

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

const pageOf = ([route, title, group, aliases, sections]: PageTuple): IndexedPage => ({
  route,
  title,
  group,
  aliases: aliases === '' ? [] : aliases.split(','),
  sections: sections.map(([depth, heading, id]) => ({ depth, heading, id })),
});

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
  const [strings, counts, gaps, packed, lengthBytes] = parts as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  const { pages: tuples, terms: coded } = JSON.parse(new TextDecoder().decode(strings)) as {
    pages: PageTuple[];
    terms: string;
  };
  const pages = tuples.map(pageOf);
  const terms = frontDecode(coded);

  const starts = new Uint32Array(terms.length + 1);
  varints(counts, terms.length).forEach((count, term) => {
    starts[term + 1] = (starts[term] ?? 0) + count;
  });
  const total = starts[terms.length] ?? 0;
  const sections = varints(gaps, total);
  for (let term = 0; term < terms.length; term++) {
    let last = -1;
    for (let at = starts[term] ?? 0; at < (starts[term + 1] ?? 0); at++) {
      last += (sections[at] ?? 0) + 1;
      sections[at] = last;
    }
  }
  const standings = Uint8Array.from(
    { length: total },
    (_, at) => ((packed[at >> 2] ?? 0) >> ((at & 3) * 2)) & 3,
  );
  const sectionCount = pages.reduce((sum, page) => sum + page.sections.length, 0);
  return { pages, terms, starts, sections, standings, lengths: varints(lengthBytes, sectionCount) };
}
