import { wordsOf } from '../words/terms';
import type { Likeness, TermId, Vocabulary } from './vocabulary';
import { isSetting, type Wording } from './queryLexicon';

/** One word of a query, and the terms of the index that answer it. Empty where none does. */
export interface Slot {
  word: string;
  /** As the reader wrote it, in lower case. */
  text: string;
  /** The letters that the reader wrote in one, in lower case: `filenamehash` for both words of `filenameHash`. */
  run: string;
  answers: Map<TermId, Likeness>;
  /** Whether the word asks, or tells where, and says little of what is asked for. */
  isAsking: boolean;
}

interface QueryWord {
  word: string;
  text: string;
  run: string;
  isHan: boolean;
}

/** Words run together on one side and apart on the other are the same to a reader: `source map`, `sourcemap`. */
const JOIN_LIKENESS = 0.9;

const SYNONYM_LIKENESS = 0.6;

/** A word that the reader may still be typing completes more freely than one followed by others. */
const EARLIER_COMPLETION = 0.7;

function add(slot: Slot, found: Iterable<readonly [TermId, Likeness]>, factor = 1): void {
  for (const [id, likeness] of found) {
    slot.answers.set(id, Math.max(slot.answers.get(id) ?? 0, likeness * factor));
  }
}

function wordsIn(query: string, vocabulary: Vocabulary): QueryWord[] {
  return [...wordsOf(query)].flatMap(({ term, start, end, isHan, run }): QueryWord[] => {
    if (isHan)
      return vocabulary.cutHan(term).map((word) => ({ word, text: word, run: word, isHan }));
    const text = query.slice(start, end).toLowerCase();
    const isKnown = vocabulary.id(term) !== undefined || vocabulary.completions(term).length > 0;
    const parts = isKnown ? undefined : vocabulary.cutLatin(text);
    if (!parts) return [{ word: term, text, run, isHan }];
    return parts.map((part) => ({ ...part, run, isHan }));
  });
}

function addOtherWords(slots: readonly Slot[], vocabulary: Vocabulary, wording: Wording): void {
  wording.otherWords(slots.map(({ word }) => word)).forEach((others, index) => {
    for (const other of others) {
      const id = vocabulary.id(other);
      const slot = slots[index];
      if (id !== undefined && slot) add(slot, [[id, SYNONYM_LIKENESS]]);
    }
  });
}

/** Reads a word that nothing answers as the nearest known one, which it then asks as. @returns whether there was any */
function mendSlips(slots: readonly Slot[], vocabulary: Vocabulary, wording: Wording): boolean {
  let isMended = false;
  for (const slot of slots) {
    if (slot.answers.size > 0 || slot.isAsking) continue;
    const slips = vocabulary.slips(slot.word);
    const [nearest] = slips;
    if (!nearest) continue;
    add(slot, slips);
    slot.word = vocabulary.term(nearest[0]);
    slot.isAsking = wording.isAsking(slot.word);
    isMended = true;
  }
  return isMended;
}

/** Reads a query as a reader meant it: its words, each with the terms of the index that may answer it. */
export function readQuery(query: string, vocabulary: Vocabulary, wording: Wording): Slot[] {
  const words = wordsIn(query, vocabulary);
  const slots = words.map(({ word, text, run, isHan }, index): Slot => {
    const slot: Slot = { word, text, run, answers: new Map(), isAsking: wording.isAsking(word) };
    const own = vocabulary.id(word);
    if (own !== undefined) slot.answers.set(own, 1);
    add(slot, vocabulary.related(word));
    const isLast = index === words.length - 1;
    if (isHan) add(slot, vocabulary.containing(word));
    else if (word.length > 1)
      add(slot, vocabulary.completions(word), isLast ? 1 : EARLIER_COMPLETION);
    return slot;
  });
  addOtherWords(slots, vocabulary, wording);
  if (mendSlips(slots, vocabulary, wording)) addOtherWords(slots, vocabulary, wording);
  for (const [index, slot] of slots.entries()) {
    slot.isAsking ||= isSetting(slot.text, slots[index - 1]?.text, slots[index + 1]?.text);
  }
  for (let index = 0; index + 1 < slots.length; index++) {
    const pair = slots.slice(index, index + 2);
    const id = vocabulary.id(pair.map(({ word }) => word).join(''));
    if (id !== undefined) pair.forEach((slot) => add(slot, [[id, JOIN_LIKENESS]]));
  }
  return slots;
}
