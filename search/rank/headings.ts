import type { SearchIndex } from '../index/searchIndex';
import { wordsOf } from '../words/terms';
import type { TermId, Vocabulary } from './vocabulary';
import type { QueryLexicon } from './queryLexicon';

function idsIn(text: string, vocabulary: Vocabulary): Set<TermId> {
  const words = [...wordsOf(text)].flatMap(({ term, isHan }) =>
    isHan ? vocabulary.cutHan(term) : [term],
  );
  return new Set(words.map((word) => vocabulary.id(word)).filter((id) => id !== undefined));
}

function push(lists: Map<TermId, number[]>, term: TermId, section: number): void {
  const sections = lists.get(term) ?? [];
  sections.push(section);
  lists.set(term, sections);
}

/** Which terms are in which headings; computed from the headings, so the index doesn't store it. */
export class Headings {
  readonly #sections = new Map<TermId, number[]>();
  readonly #aliased = new Map<TermId, number[]>();
  readonly #sizes: number[] = [];

  constructor({ pages }: SearchIndex, vocabulary: Vocabulary, lexicon: QueryLexicon) {
    let number = 0;
    for (const { aliases, sections } of pages) {
      for (const id of idsIn(aliases.join('\n'), vocabulary)) push(this.#aliased, id, number);
      for (const { heading } of sections) {
        const ids = idsIn(heading, vocabulary);
        this.#sizes[number] = [...ids].filter(
          (id) => !lexicon.isStopWord(vocabulary.term(id)),
        ).length;
        for (const id of ids) push(this.#sections, id, number);
        number += 1;
      }
    }
  }

  /** The sections whose heading contains this term. */
  with(term: TermId): readonly number[] {
    return this.#sections.get(term) ?? [];
  }

  /** The lead sections of pages with this term in an alias. */
  aliased(term: TermId): readonly number[] {
    return this.#aliased.get(term) ?? [];
  }

  /** Number of terms in a section's heading, without stop words. */
  size(section: number): number {
    return this.#sizes[section] ?? 0;
  }
}
