import type { SearchIndex } from '../index/searchIndex';
import type { Headings } from './headings';
import type { QueryTerm } from './readQuery';

/** What one word of a query is worth, and where. */
export interface Weighed {
  /** Whether the word only asks, and tells nothing of what a heading says. */
  isStopWord: boolean;
  /** How much the word tells sections apart. */
  idf: number;
  /** By section, what the word is worth in its heading: 1 for the word itself. */
  inHeading: Map<number, number>;
  /** By section, what the word is worth in its text. */
  inText: Map<number, number>;
  /** By page, the most that the word is worth in the text of any section. */
  onPage: Map<number, number>;
}

/** By `STANDING`: in code only, once, repeated, often, in description or keywords. */
const FIELD_BOOST = [0.55, 1, 1.3, 1.5, 3.4];

/** What a word of an alias is worth beside a word of the title. */
const ALIAS_SIMILARITY = 0.7;

/** A word that stands nearly everywhere; the index leaves its places out. */
const COMMON_IDF = 0.2;

/** An asking word tells less than its rarity says. */
const STOP_WORD_SHARE = 0.4;

/** A Chinese character alone is a part of many words, and tells less than they do. */
const ONE_CHARACTER = /^\p{Script=Han}$/u;
const CHARACTER_SHARE = 0.7;

/** How much of a section's worth its length decides, and how long counts as long, in average lengths. */
const LENGTH_SHARE = 0.35;
const LONGEST = 5;

function raise(boosts: Map<number, number>, place: number, boost: number): void {
  if (boost > (boosts.get(place) ?? 0)) boosts.set(place, boost);
}

function idf({ word, answers, isStopWord }: QueryTerm, { starts, lengths }: SearchIndex): number {
  let most = 0;
  for (const [id, similarity] of answers) {
    const count = (starts[id + 1] ?? 0) - (starts[id] ?? 0);
    if (similarity === 1 && count === 0) return COMMON_IDF;
    most = Math.max(most, count * similarity);
  }
  return (
    Math.log(1 + lengths.length / (most + 1)) *
    (isStopWord ? STOP_WORD_SHARE : 1) *
    (ONE_CHARACTER.test(word) ? CHARACTER_SHARE : 1)
  );
}

/** Weighs one word of a query against all sections, the page of each of which is told. */
export function weigh(
  queryTerm: QueryTerm,
  index: SearchIndex,
  headings: Headings,
  pageOf: readonly number[],
): Weighed {
  const { starts, sections, fieldsByTerm, lengths } = index;
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1);
  const inHeading = new Map<number, number>();
  const inText = new Map<number, number>();
  const onPage = new Map<number, number>();
  for (const [id, similarity] of queryTerm.answers) {
    for (const section of headings.with(id)) raise(inHeading, section, similarity);
    for (const section of headings.aliased(id))
      raise(inHeading, section, similarity * ALIAS_SIMILARITY);
    for (let at = starts[id] ?? 0; at < (starts[id + 1] ?? 0); at++) {
      const section = sections[at] ?? 0;
      const field = FIELD_BOOST[fieldsByTerm[at] ?? 0] ?? 1;
      const length = Math.min((lengths[section] ?? 0) / averageLength, LONGEST);
      const boost = (similarity * field) / (1 - LENGTH_SHARE + LENGTH_SHARE * length);
      raise(inText, section, boost);
      raise(onPage, pageOf[section] ?? 0, boost);
    }
  }
  return {
    isStopWord: queryTerm.isStopWord,
    idf: idf(queryTerm, index),
    inHeading,
    inText,
    onPage,
  };
}
