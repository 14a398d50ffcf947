import { INDEX_VERSION, type SearchIndex } from './searchIndex';

/** Serialized index; the host compresses it. */
interface StoredIndex extends Pick<SearchIndex, 'pages'> {
  version: number;
  /** Separated by spaces. */
  terms: string;
  /** The sections of each term, delta-encoded, separated by spaces. */
  postings: string;
  /** One digit for each posting. */
  fieldsByTerm: string;
  lengths: number[];
  /** The hashes of each page, delta-encoded. */
  identifiers: string[];
}

/** The character for delta 0, after the space that separates lists. */
const STEP_0 = 33;

/** UTF-16 surrogates start here, so larger deltas can't be encoded. */
const MOST_STEP = 0xd800 - STEP_0 - 1;

/** Delta-encodes ascending numbers as characters: in UTF-8, one to three bytes for each. */
function encodeSteps(numbers: Iterable<number>): string {
  let last = 0;
  return Array.from(numbers, (number) => {
    const step = number - last;
    if (step > MOST_STEP) throw new Error(`The search index cannot hold a step of ${step}.`);
    last = number;
    return String.fromCharCode(STEP_0 + step);
  }).join('');
}

function decodeSteps(steps: string): number[] {
  let last = 0;
  return Array.from(steps, (step) => (last += step.charCodeAt(0) - STEP_0));
}

/** Serializes an index for `decodeIndex`. */
export function encodeIndex(index: SearchIndex): string {
  const { pages, terms, starts, sections, fieldsByTerm, lengths, identifiers } = index;
  const stored: StoredIndex = {
    version: INDEX_VERSION,
    pages,
    terms: terms.join(' '),
    postings: terms
      .map((_, term) => encodeSteps(sections.subarray(starts[term], starts[term + 1])))
      .join(' '),
    fieldsByTerm: fieldsByTerm.join(''),
    lengths: [...lengths],
    identifiers: identifiers.map(encodeSteps),
  };
  return JSON.stringify(stored);
}

/**
 * Parses the output of `encodeIndex`.
 * @throws if the text has another version or isn't an index
 */
export function decodeIndex(text: string): SearchIndex {
  const stored = JSON.parse(text) as StoredIndex;
  if (stored.version !== INDEX_VERSION) {
    throw new Error(
      `The search index has version ${stored.version}; this page reads ${INDEX_VERSION}.`,
    );
  }
  const terms = stored.terms === '' ? [] : stored.terms.split(' ');
  const lists = stored.postings.split(' ').slice(0, terms.length).map(decodeSteps);
  const starts = new Uint32Array(terms.length + 1);
  lists.forEach((list, term) => {
    starts[term + 1] = (starts[term] ?? 0) + list.length;
  });
  return {
    pages: stored.pages,
    terms,
    starts,
    sections: Uint32Array.from(lists.flat()),
    fieldsByTerm: Uint8Array.from(stored.fieldsByTerm, Number),
    lengths: Uint32Array.from(stored.lengths),
    identifiers: stored.identifiers.map(decodeSteps),
  };
}
