import { wordsOf } from '../words/terms';
import type { Similarity, TermId, Vocabulary } from './vocabulary';
import { isSetting, type QueryLexicon } from './queryLexicon';

/** One word of a query, and the terms of the index that answer it. Empty where none does. */
export interface QueryTerm {
  word: string;
  /** As the reader wrote it, in lower case. */
  text: string;
  /** The letters that the reader wrote in one, in lower case: `filenamehash` for both words of `filenameHash`. */
  run: string;
  answers: Map<TermId, Similarity>;
  /** Whether the word asks, or tells where, and says little of what is asked for. */
  isStopWord: boolean;
}

interface QueryWord {
  word: string;
  text: string;
  run: string;
  isHan: boolean;
}

/** Words run together on one side and apart on the other are the same to a reader: `source map`, `sourcemap`. */
const JOIN_SIMILARITY = 0.9;

const SYNONYM_SIMILARITY = 0.6;

/** A word that the reader may still be typing completes more freely than one followed by others. */
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

/** Reads a word that nothing answers as the nearest known one, which it then asks as. @returns whether there was any */
function correctTypos(
  queryTerms: readonly QueryTerm[],
  vocabulary: Vocabulary,
  lexicon: QueryLexicon,
): boolean {
  let isMended = false;
  for (const queryTerm of queryTerms) {
    if (queryTerm.answers.size > 0 || queryTerm.isStopWord) continue;
    const typos = vocabulary.typos(queryTerm.word);
    const [nearest] = typos;
    if (!nearest) continue;
    add(queryTerm, typos);
    queryTerm.word = vocabulary.term(nearest[0]);
    queryTerm.isStopWord = lexicon.isStopWord(queryTerm.word);
    isMended = true;
  }
  return isMended;
}

/** Reads a query as a reader meant it: its words, each with the terms of the index that may answer it. */
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
