import type { BitCoder } from './bitCoder';
import { STANDING } from './searchIndex';

/** What writer and reader of the postings both know before. */
export interface Outline {
  /** How many sections each page has. */
  sectionCounts: readonly number[];
  /** Words of each section, over all pages. */
  lengths: ArrayLike<number>;
}

/** Sections of a term, ascending, each with how the term stands there. */
export type Postings = ReadonlyMap<number, number>;

const COUNT_STEPS = 32;
const LENGTH_STEPS = 32;

/** Contexts of the three questions: whether a page has the term, whether a section of it has, and how it stands there. */
const SECTION_CONTEXTS = COUNT_STEPS * LENGTH_STEPS * 4;
const STANDING_CONTEXTS = SECTION_CONTEXTS + COUNT_STEPS * LENGTH_STEPS * 12;
export const CONTEXTS = STANDING_CONTEXTS + COUNT_STEPS * LENGTH_STEPS * 40;

/** A number's size in steps of a half power of two. */
function steps(number: number): number {
  const power = 31 - Math.clz32(number + 1);
  const isUpper = number + 1 >= 1.5 * 2 ** power;
  return Math.min(LENGTH_STEPS - 1, 2 * power + Number(isUpper));
}

/**
 * Walks through a term's postings with a coder: long sections have more terms than short ones, a term that one
 * section has is likely in the next, and a term of many pages stands in many sections of each.
 * @param pageCount on how many pages the term stands
 * @param postings empty where they are read
 * @returns the postings written or read
 */
export function createPostingsCoder(coder: BitCoder, { sectionCounts, lengths }: Outline) {
  const sizes = Array.from(lengths, steps);
  let section = 0;
  const pages = sectionCounts.map((count) => {
    const first = section;
    section += count;
    let words = 0;
    for (let at = first; at < section; at++) words += lengths[at] ?? 0;
    return { first, end: section, size: steps(words) };
  });

  const codeStanding = (context: number, value: number): number => {
    let standing: number = STANDING.codeOnly;
    while (
      standing < STANDING.subject &&
      coder.bit(context + standing, Number(value > standing)) === 1
    ) {
      standing += 1;
    }
    return standing;
  };

  return (pageCount: number, postings: Postings): Map<number, number> => {
    const coded = new Map<number, number>();
    const count = steps(pageCount - 1) * LENGTH_STEPS;
    // Few contexts learn faster: inside a page the count need not be known so closely.
    const roughCount = (steps(pageCount - 1) >> 1) * LENGTH_STEPS;
    let left = pageCount;
    let history = 0;
    for (const { first, end, size } of pages) {
      if (left === 0) break;
      let isOn = 0;
      for (let at = first; at < end; at++) isOn |= Number(postings.has(at));
      isOn = coder.bit((count + size) * 4 + history, isOn);
      history = ((history << 1) | isOn) & 3;
      if (!isOn) continue;
      left -= 1;
      let seen = 0;
      let isBefore = 0;
      let standingBefore = 0;
      for (let at = first; at < end; at++) {
        const own = roughCount + (sizes[at] ?? 0);
        const isOnlyLeft = at === end - 1 && seen === 0;
        const place = isBefore * 2 + Number(at === first);
        isBefore = isOnlyLeft
          ? 1
          : coder.bit(
              SECTION_CONTEXTS + (own * 3 + Math.min(seen, 2)) * 4 + place,
              Number(postings.has(at)),
            );
        if (!isBefore) continue;
        seen += 1;
        const context =
          STANDING_CONTEXTS + ((own * 5 + standingBefore) * 2 + Number(at === first)) * 4;
        standingBefore = codeStanding(context, postings.get(at) ?? 0);
        coded.set(at, standingBefore);
      }
    }
    return coded;
  };
}
