import { deflateRawSync } from 'node:zlib';
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
export function frontCode(terms: readonly string[]): string {
  let previous = '';
  const coded = terms.map((term) => {
    let shared = 0;
    while (shared < previous.length && term[shared] === previous[shared]) shared++;
    previous = term;
    return String.fromCharCode(48 + shared) + term.slice(shared);
  });
  return coded.join('\n');
}

function* gaps({ starts, sections }: SearchIndex): Generator<number> {
  for (let term = 0; term + 1 < starts.length; term++) {
    let last = -1;
    for (let at = starts[term] ?? 0; at < (starts[term + 1] ?? 0); at++) {
      const section = sections[at] ?? 0;
      yield section - last - 1;
      last = section;
    }
  }
}

function pack({ standings }: SearchIndex): Uint8Array {
  const packed = new Uint8Array(Math.ceil(standings.length / 4));
  standings.forEach((standing, at) => {
    packed[at >> 2] = (packed[at >> 2] ?? 0) | (standing << ((at & 3) * 2));
  });
  return packed;
}

/** Compressed here and not by the host, so that the bytes are as few on every host. */
export const compress = (bytes: Uint8Array): Buffer => deflateRawSync(bytes, { level: 9 });

/**
 * The bytes of an index. Numbers and texts stand apart, since each kind compresses better among its own:
 * version and sizes of the parts, strings as JSON, counts of postings, gaps between them, standings, lengths.
 */
export function encodeIndex(index: SearchIndex): Buffer {
  const { pages, terms, starts, lengths } = index;
  const strings = JSON.stringify({
    pages: pages.map(({ route, title, group, aliases, sections }) => [
      route,
      title,
      group,
      aliases.join(),
      sections.map(({ heading, id, depth }) => [depth, heading, id]),
    ]),
    terms: frontCode(terms),
  });
  const parts = [
    new TextEncoder().encode(strings),
    varints(terms.map((_, term) => (starts[term + 1] ?? 0) - (starts[term] ?? 0))),
    varints(gaps(index)),
    pack(index),
    varints(lengths),
  ];
  const head = Uint32Array.from([INDEX_VERSION, ...parts.map((part) => part.length)]);
  return compress(Buffer.concat([new Uint8Array(head.buffer), ...parts]));
}
