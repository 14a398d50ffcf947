import type { SearchIndex } from '../index/searchIndex';
import type { Headings } from './headings';
import type { QueryTerm } from './readQuery';

/** Weight of one query word by location. */
export interface WordWeights {
  /** Whether it's a stop word. */
  isStopWord: boolean;
  /** Inverse document frequency of the word. */
  idf: number;
  /** For each section, the match in its heading: 1 for an exact match. */
  inHeading: Map<number, number>;
  /** For each section, the weight of the word in its text. */
  inText: Map<number, number>;
  /** For each page, the largest weight of the word in the text of any section. */
  onPage: Map<number, number>;
}

/** By `STANDING`: only in code, once, repeated, often, in description or keywords. */
const FIELD_BOOST = [0.55, 1, 1.3, 1.5, 3.4];

/** Weight of a word in an alias relative to the title. */
const ALIAS_SIMILARITY = 0.7;

/** Frequency assumed for a word so common that the index omits its postings. */
const COMMON_IDF = 0.2;

/** A stop word has less weight than its frequency suggests. */
const STOP_WORD_SHARE = 0.4;

/** A single Chinese character is part of many words and has less weight. */
const ONE_CHARACTER = /^\p{Script=Han}$/u;
const CHARACTER_SHARE = 0.7;

/** Parameters of length normalization: its strength, and the length in averages from which sections count as long. */
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

/**
 * Computes the weights of a query word in all sections.
 * @param pageOf page of each section
 */
export function weigh(
  queryTerm: QueryTerm,
  index: SearchIndex,
  headings: Headings,
  pageOf: readonly number[],
): WordWeights {
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
