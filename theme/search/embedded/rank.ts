import type { SearchIndex } from '@config/search/searchIndex';
import { Headings } from './headings';
import { identified } from './identified';
import { Names } from './names';
import { readQuery, type Slot } from './readQuery';
import { scoreOf, type Asked, type PageWords } from './score';
import { thin, withoutWeak } from './thin';
import { Vocabulary } from './vocabulary';
import { weigh } from './weigh';
import { Wording } from './wording';

/** A section that answers a query. */
export interface Ranked {
  page: number;
  /** Number of the section within its page. */
  section: number;
  score: number;
  /** Whether its heading, and not its text alone, answers. */
  isHeading: boolean;
}

/** Ranks the sections of one index for a query. */
export class Ranker {
  readonly vocabulary: Vocabulary;
  readonly #index: SearchIndex;
  readonly #names: Names;
  readonly #headings: Headings;
  readonly #wording: Wording;
  /** Page of each section, and first section of each page. */
  readonly #pageOf: number[];
  readonly #firstOf: number[] = [];

  constructor(index: SearchIndex) {
    this.#index = index;
    this.vocabulary = new Vocabulary(index.terms);
    this.#names = new Names(index);
    this.#wording = new Wording(this.vocabulary);
    this.#headings = new Headings(index, this.vocabulary, this.#wording);
    this.#pageOf = index.pages.flatMap(({ sections }, page) => sections.map(() => page));
    this.#pageOf.forEach((page, section) => (this.#firstOf[page] ??= section));
  }

  /** The words of a query with the terms that answer them, for whoever marks them in a text. */
  read(query: string): Slot[] {
    return readQuery(query, this.vocabulary, this.#wording);
  }

  /** The sections that answer, best first. */
  rank(query: string, limit: number): Ranked[] {
    const slots = this.read(query);
    const words = slots.map((slot) => this.#weigh(slot));
    const weights = slots.map(({ text }, index) => ({ text, weight: words[index]?.rarity ?? 0 }));
    const named = this.#names.named(query, weights);
    const rarities = words.map(({ rarity }) => rarity);
    const identifiedPages = identified(query, slots, rarities, this.#index);
    const candidates = new Set([...named.whole.keys(), ...named.part.keys()]);
    for (const { inHeading, inText } of words) {
      for (const section of inHeading.keys()) candidates.add(section);
      for (const section of inText.keys()) candidates.add(section);
    }
    // Said twice, as in 不同页面不同模板, a word asks for no more.
    const distinct = words.filter(
      (_, at) => slots.findIndex(({ word }) => word === slots[at]?.word) === at,
    );
    const ranked = Array.from(candidates, (section) =>
      this.#score(section, { words: distinct, named, identified: identifiedPages }),
    );
    ranked.sort((a, b) => b.score - a.score || a.page - b.page || a.section - b.section);
    const groupOf = ({ page }: Ranked): string => this.#index.pages[page]?.group ?? '';
    return thin(withoutWeak(ranked, groupOf), limit);
  }

  #weigh(slot: Slot): PageWords {
    const weighed = weigh(slot, this.#index, this.#headings);
    const onPage = new Map<number, number>();
    for (const [section, worth] of weighed.inText) {
      const page = this.#pageOf[section] ?? 0;
      onPage.set(page, Math.max(onPage.get(page) ?? 0, worth));
    }
    return { ...weighed, onPage };
  }

  #score(section: number, asked: Asked): Ranked {
    const page = this.#pageOf[section] ?? 0;
    const lead = this.#firstOf[page] ?? 0;
    const route = this.#index.pages[page]?.route ?? '';
    const length = this.#index.lengths[section] ?? 0;
    const headingSize = this.#headings.size(section);
    const place = { page, route, section, lead, length, headingSize };
    return { page, section: section - lead, ...scoreOf(place, asked) };
  }
}
