import { segmentHan, segmentRun } from '../words/segmentHan';
import { rootOf, stem } from '../words/terms';
import { editDistance } from './editDistance';

/** Index of a term in the sorted list of terms. */
export type TermId = number;

/** How well a term matches a word of the query: 1 for an exact match. */
export type Similarity = number;

const HAN = /^\p{Script=Han}/u;
const SHORTEST_PART = 3;

/** Minimum word length for typo correction; specification §2 leaves the limit to us. */
const MIN_LENGTH_FOR_ONE_TYPO = 4;
const MIN_LENGTH_FOR_TWO_TYPOS = 8;

/** Maximum number of completions. */
const MAX_COMPLETIONS = 40;

const PREFIX_SIMILARITY = 0.8;
const RELATED_SIMILARITY = 0.75;

/** Weight by edit distance. An unknown word is probably a typo, so its correction counts nearly as an exact match. */
const TYPO_SIMILARITY = [1, 0.9, 0.6];

/** The index's terms with lookups by prefix, stem, substring and edit distance. */
export class Vocabulary {
  readonly #terms: readonly string[];
  readonly #ids = new Map<string, TermId>();
  readonly #byRoot = new Map<string, TermId[]>();

  constructor(terms: readonly string[]) {
    this.#terms = terms;
    terms.forEach((term, id) => {
      this.#ids.set(term, id);
      const root = rootOf(term);
      this.#byRoot.set(root, [...(this.#byRoot.get(root) ?? []), id]);
    });
  }

  id(term: string): TermId | undefined {
    return this.#ids.get(term);
  }

  /** The text of a term; empty if there is none. */
  term(id: TermId): string {
    return this.#terms[id] ?? '';
  }

  /** Terms with this prefix, shortest first. */
  completions(start: string): [TermId, Similarity][] {
    let low = 0;
    let high = this.#terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#terms[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    const found: [TermId, Similarity][] = [];
    for (let id = low; this.#terms[id]?.startsWith(start); id++) {
      const length = this.#terms[id]?.length ?? 1;
      if (length > start.length)
        found.push([id, PREFIX_SIMILARITY * Math.sqrt(start.length / length)]);
    }
    return found.sort((a, b) => b[1] - a[1]).slice(0, MAX_COMPLETIONS);
  }

  /** Terms with the same stem: `compiler` and `compilation` for `compile`. */
  related(term: string): [TermId, Similarity][] {
    const ids = this.#byRoot.get(rootOf(term)) ?? [];
    return ids.map((id) => [id, RELATED_SIMILARITY]);
  }

  /** Chinese terms that contain these characters, because the dictionary may produce longer words than the query. */
  containing(characters: string): [TermId, Similarity][] {
    const found: [TermId, Similarity][] = [];
    this.#terms.forEach((term, id) => {
      if (term.length > characters.length && HAN.test(term) && term.includes(characters)) {
        found.push([id, PREFIX_SIMILARITY * (characters.length / term.length)]);
      }
    });
    return found;
  }

  /** Terms within an edit distance of one or two, closest first. */
  typos(word: string): [TermId, Similarity][] {
    if (word.length < MIN_LENGTH_FOR_ONE_TYPO || HAN.test(word)) return [];
    const limit = word.length < MIN_LENGTH_FOR_TWO_TYPOS ? 1 : 2;
    const found: [TermId, Similarity][] = [];
    this.#terms.forEach((term, id) => {
      if (term.length < MIN_LENGTH_FOR_ONE_TYPO - 1 || HAN.test(term)) return;
      const distance = editDistance(word, term, limit);
      if (distance <= limit) found.push([id, TYPO_SIMILARITY[distance] ?? 0]);
    });
    return found.sort((a, b) => b[1] - a[1]);
  }

  /** Segments Chinese characters into words of the index; characters that no page contains are separate. */
  cutHan(run: string): string[] {
    return segmentHan(run, (word) => this.#ids.has(word));
  }

  /** Splits a compound such as `sourcemap` or `hotreload` into known words; undefined if it can't. */
  cutLatin(word: string): { word: string; text: string }[] | undefined {
    const isKnown = (part: string) => this.#ids.has(stem(part));
    const shortest = SHORTEST_PART;
    return segmentRun(word, { shortest, longest: word.length - shortest, isKnown })?.map(
      (part) => ({
        word: stem(part),
        text: part,
      }),
    );
  }
}
