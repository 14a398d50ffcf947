import type { SearchIndex } from '@config/search/searchIndex';
import { wordsOf } from '@config/search/words';
import type { TermId, Vocabulary } from './vocabulary';

/** Which terms stand in which headings; read from the headings themselves, so that the index need not say it again. */
export class Headings {
  readonly #sections = new Map<TermId, number[]>();
  readonly #sizes: number[] = [];

  constructor({ pages }: SearchIndex, vocabulary: Vocabulary) {
    let number = 0;
    for (const { sections } of pages) {
      for (const { heading } of sections) this.#add(number++, heading, vocabulary);
    }
  }

  #add(section: number, heading: string, vocabulary: Vocabulary): void {
    const ids = new Set<TermId>();
    for (const { term, isHan } of wordsOf(heading)) {
      for (const word of isHan ? vocabulary.cutHan(term) : [term]) {
        const id = vocabulary.id(word);
        if (id !== undefined) ids.add(id);
      }
    }
    this.#sizes[section] = ids.size;
    for (const id of ids) {
      const sections = this.#sections.get(id) ?? [];
      sections.push(section);
      this.#sections.set(id, sections);
    }
  }

  /** The sections whose heading has this term. */
  with(term: TermId): readonly number[] {
    return this.#sections.get(term) ?? [];
  }

  /** How many terms a section's heading has. */
  size(section: number): number {
    return this.#sizes[section] ?? 0;
  }
}
