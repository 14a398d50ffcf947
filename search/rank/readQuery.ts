import { wordsOf } from '../words/terms';
import type { Similarity, TermId, Vocabulary } from './vocabulary';
import { isSetting, type QueryLexicon } from './queryLexicon';

/** A word of a query and the index terms that match it; can be empty. */
export interface QueryTerm {
  word: string;
  /** As typed, in lower case. */
  text: string;
  /** The run of letters that it was part of, in lower case: `filenamehash` for both words of `filenameHash`. */
  run: string;
  answers: Map<TermId, Similarity>;
  /** Whether the word is a stop word. */
  isStopWord: boolean;
}

interface QueryWord {
  word: string;
  text: string;
  run: string;
  isHan: boolean;
}

/** Compounds match with and without a space: `source map`, `sourcemap`. */
const JOIN_SIMILARITY = 0.9;

const SYNONYM_SIMILARITY = 0.6;

/** The last word may be incomplete and matches more completions than the others. */
const EARLIER_COMPLETION = 0.7;

function add(
  queryTerm: QueryTerm,
  found: Iterable<readonly [TermId, Similarity]>,
  factor = 1,
): void {
  for (const [id, similarity] of found) {
    queryTerm.answers.set(id, Math.max(queryTerm.answers.get(id) ?? 0, similarity * factor));
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

function addOtherWords(
  queryTerms: readonly QueryTerm[],
  vocabulary: Vocabulary,
  lexicon: QueryLexicon,
): void {
  lexicon.otherWords(queryTerms.map(({ word }) => word)).forEach((others, index) => {
    for (const other of others) {
      const id = vocabulary.id(other);
      const queryTerm = queryTerms[index];
      if (id !== undefined && queryTerm) add(queryTerm, [[id, SYNONYM_SIMILARITY]]);
    }
  });
}

/** Corrects a word without matches to the closest known one. @returns whether there was one */
function correctTypos(
  queryTerms: readonly QueryTerm[],
  vocabulary: Vocabulary,
  lexicon: QueryLexicon,
): boolean {
  let isCorrected = false;
  for (const queryTerm of queryTerms) {
    if (queryTerm.answers.size > 0 || queryTerm.isStopWord) continue;
    const typos = vocabulary.typos(queryTerm.word);
    const [nearest] = typos;
    if (!nearest) continue;
    add(queryTerm, typos);
    queryTerm.word = vocabulary.term(nearest[0]);
    queryTerm.isStopWord = lexicon.isStopWord(queryTerm.word);
    isCorrected = true;
  }
  return isCorrected;
}

/** Parses a query: its words, each with the index terms that match it. */
export function readQuery(
  query: string,
  vocabulary: Vocabulary,
  lexicon: QueryLexicon,
): QueryTerm[] {
  const words = wordsIn(query, vocabulary);
  const queryTerms = words.map(({ word, text, run, isHan }, index): QueryTerm => {
    const queryTerm: QueryTerm = {
      word,
      text,
      run,
      answers: new Map(),
      isStopWord: lexicon.isStopWord(word),
    };
    const own = vocabulary.id(word);
    if (own !== undefined) queryTerm.answers.set(own, 1);
    add(queryTerm, vocabulary.related(word));
    const isLast = index === words.length - 1;
    if (isHan) add(queryTerm, vocabulary.containing(word));
    else if (word.length > 1)
      add(queryTerm, vocabulary.completions(word), isLast ? 1 : EARLIER_COMPLETION);
    return queryTerm;
  });
  addOtherWords(queryTerms, vocabulary, lexicon);
  if (correctTypos(queryTerms, vocabulary, lexicon)) addOtherWords(queryTerms, vocabulary, lexicon);
  for (const [index, queryTerm] of queryTerms.entries()) {
    queryTerm.isStopWord ||= isSetting(
      queryTerm.text,
      queryTerms[index - 1]?.text,
      queryTerms[index + 1]?.text,
    );
  }
  for (let index = 0; index + 1 < queryTerms.length; index++) {
    const pair = queryTerms.slice(index, index + 2);
    const id = vocabulary.id(pair.map(({ word }) => word).join(''));
    if (id !== undefined) pair.forEach((queryTerm) => add(queryTerm, [[id, JOIN_SIMILARITY]]));
  }
  return queryTerms;
}
