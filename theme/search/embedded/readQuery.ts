import { wordsOf } from '@config/search/words';
import type { Likeness, TermId, Vocabulary } from './vocabulary';

/** One word of a query, and the terms of the index that answer it. Empty where none does. */
export interface Slot {
  word: string;
  answers: Map<TermId, Likeness>;
}

/** Words run together on one side and apart on the other are the same to a reader: `source map`, `sourcemap`. */
const JOIN_LIKENESS = 0.9;

/** A word that the reader may still be typing completes more freely than one followed by others. */
const EARLIER_COMPLETION = 0.7;

function add(slot: Slot, found: Iterable<readonly [TermId, Likeness]>, factor = 1): void {
  for (const [id, likeness] of found) {
    slot.answers.set(id, Math.max(slot.answers.get(id) ?? 0, likeness * factor));
  }
}

function slotOf(word: string, isHan: boolean, isLast: boolean, vocabulary: Vocabulary): Slot {
  const slot: Slot = { word, answers: new Map() };
  const own = vocabulary.id(word);
  if (own !== undefined) slot.answers.set(own, 1);
  if (isHan) add(slot, vocabulary.containing(word));
  else if (word.length > 1)
    add(slot, vocabulary.completions(word), isLast ? 1 : EARLIER_COMPLETION);
  if (slot.answers.size === 0) add(slot, vocabulary.slips(word));
  return slot;
}

/** Reads a query as a reader meant it: its words, each with the terms of the index that may answer it. */
export function readQuery(query: string, vocabulary: Vocabulary): Slot[] {
  const words = [...wordsOf(query)].flatMap(
    ({ term, isHan }): { word: string; isHan: boolean }[] => {
      if (isHan) return vocabulary.cutHan(term).map((word) => ({ word, isHan }));
      const isUnknown =
        vocabulary.id(term) === undefined && vocabulary.completions(term).length === 0;
      const parts = isUnknown ? vocabulary.cutLatin(term) : undefined;
      return (parts ?? [term]).map((word) => ({ word, isHan }));
    },
  );
  const slots = words.map(({ word, isHan }, index) =>
    slotOf(word, isHan, index === words.length - 1, vocabulary),
  );
  for (let index = 0; index + 1 < slots.length; index++) {
    const pair = slots.slice(index, index + 2);
    const id = vocabulary.id(pair.map(({ word }) => word).join(''));
    if (id !== undefined) pair.forEach((slot) => add(slot, [[id, JOIN_LIKENESS]]));
  }
  return slots;
}
