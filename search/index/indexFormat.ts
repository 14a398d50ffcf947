import { INDEX_VERSION, type SearchIndex } from './searchIndex';

/** The index as JSON, which the host compresses. */
interface StoredIndex extends Pick<SearchIndex, 'pages'> {
  version: number;
  /** Between spaces. */
  terms: string;
  /** The sections of each term as steps, between spaces. */
  postings: string;
  /** A digit for each posting. */
  fieldsByTerm: string;
  lengths: number[];
  /** The hashes of each page as steps. */
  identifiers: string[];
}

/** The character of step 0: behind the space that separates lists. */
const STEP_0 = 33;

/** UTF-16 has no characters from here on, so that longer steps would not come back. */
const MOST_STEP = 0xd800 - STEP_0 - 1;

/** Writes ascending numbers as their steps, a character each: UTF-8 then needs one to three bytes for a number. */
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

/** Writes an index for `decodeIndex`. */
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
 * Reads what `encodeIndex` wrote.
 * @throws where the text is of another version, or no index at all.
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
