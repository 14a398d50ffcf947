import { identifierHash, wholeIdentifier } from '../words/identifiers';
import { joined } from '../words/terms';
import type { SearchIndex } from '../index/searchIndex';
import { editDistance } from './editDistance';

/** Weight of a match between a query and the name of a page or section. */
export const NAMING = {
  whole: 1.5,
  full: 3,
  option: 2.4,
  page: 2,
  alias: 2.3,
  heading: 1,
  part: 0.9,
  start: 0.8,
} as const;

/** A word of a query and its weight. */
export interface QueryWeight {
  text: string;
  weight: number;
}

/** For each section, how well a query matches its name: all of it, or a part. */
export interface NameMatches {
  /** Sections that document the identifier in the query. */
  homes: ReadonlySet<number>;
  whole: Map<number, number>;
  part: Map<number, number>;
}

interface Name {
  page: number;
  /** Number of the section across all pages. */
  section: number;
  text: string;
  rank: number;
}

const OPTION_PAGE = /(?:^|\/)config\/.*[^/]$/;
/** `rsbuild.startDevServer`: users search for its last part. */
const MEMBER = /^\w+\.(\w+)(?:\(\))?$/;
const MIN_LENGTH_FOR_ONE_TYPO = 5;

/** In words. */
const LONGEST_NAME = 5;

/**
 * A name that matches only a part of the query has less weight than that part's words, and none in a whole sentence.
 */
const SHARE_POWER = 1.5;
const LEAST_SHARE = 0.2;

/** Names of pages and sections: `output.filenameHash` and `filenameHash` for one page, a heading for a section. */
export class Names {
  readonly #names: Name[] = [];
  readonly #byText = new Map<string, Name[]>();
  /** Sections whose title or heading is an identifier or one word, by that name in lower case. */
  readonly #documented = new Map<string, { page: number; section: number }[]>();
  readonly #identifiers: SearchIndex['identifiers'];

  constructor({ pages, identifiers }: SearchIndex) {
    this.#identifiers = identifiers;
    let first = 0;
    pages.forEach(({ route, title, aliases, sections }, page) => {
      const isOption = OPTION_PAGE.test(route);
      const [parent = '', own = ''] = route.replace(/\/$/, '').split('/').slice(-2);
      this.#add({ page, section: first, text: joined(title), rank: NAMING.full });
      this.#add({ page, section: first, text: joined(parent + own), rank: NAMING.full });
      for (const alias of aliases) {
        this.#add({ page, section: first, text: joined(alias), rank: NAMING.alias });
      }
      const rank = isOption ? NAMING.option : NAMING.page;
      this.#add({ page, section: first, text: joined(own), rank });
      sections.forEach(({ heading }, index) => {
        const name = heading.toLowerCase().replace(/\(\)$/, '');
        const places = this.#documented.get(name) ?? [];
        this.#documented.set(name, [...places, { page, section: first + index }]);
        if (index > 0) {
          const section = first + index;
          this.#add({ page, section, text: joined(heading), rank: NAMING.heading });
          const member = MEMBER.exec(heading)?.[1];
          if (member) this.#add({ page, section, text: joined(member), rank: NAMING.heading });
        }
      });
      first += sections.length;
    });
  }

  #add(name: Name): void {
    if (name.text.length < 2) return;
    this.#names.push(name);
    const same = this.#byText.get(name.text) ?? [];
    same.push(name);
    this.#byText.set(name.text, same);
  }

  /**
   * The sections that document an identifier: by its qualified name or, on a page that uses that, by the member's
   * name. If several pages document the same unqualified name, none of them counts.
   */
  #homesOf(query: string): Set<number> {
    const identifier = wholeIdentifier(query);
    if (!identifier) return new Set();
    const hash = identifierHash(joined(identifier));
    const member = identifier.slice(identifier.lastIndexOf('.') + 1);
    const whole = this.#documented.get(identifier);
    if (!whole) {
      const members = this.#documented.get(member) ?? [];
      const called = members.filter(({ page }) => this.#identifiers[page]?.includes(hash));
      return new Set(called.map(({ section }) => section));
    }
    const isAmbiguous = member === identifier && new Set(whole.map(({ page }) => page)).size > 1;
    return new Set(isAmbiguous ? [] : whole.map(({ section }) => section));
  }

  /**
   * The sections that a query names, with weights: by all of its words, by some of them, by a compound such as
   * `output.filename`, by a prefix, or with a typo.
   */
  named(query: string, words: readonly QueryWeight[]): NameMatches {
    const found: NameMatches = { homes: this.#homesOf(query), whole: new Map(), part: new Map() };
    const addTo = (weights: Map<number, number>) => (name: Name, weight: number) => {
      weights.set(name.section, Math.max(weights.get(name.section) ?? 0, weight));
    };
    const add = addTo(found.whole);
    const addPart = addTo(found.part);
    const whole = joined(query);
    for (const name of this.#byText.get(whole) ?? []) add(name, name.rank * NAMING.whole);
    for (const chunk of query.split(/[^\p{L}\p{N}._-]+/u)) {
      const isCompound = /[\p{Ll}\p{N}][._-]\p{L}|\p{Ll}\p{Lu}/u.test(chunk);
      if (!isCompound) continue;
      for (const name of this.#byText.get(joined(chunk)) ?? [])
        addPart(name, name.rank * NAMING.part);
    }
    const total = words.reduce((sum, { weight }) => sum + weight, 0);
    for (let start = 0; start < words.length; start++) {
      let text = '';
      let weight = 0;
      for (const word of words.slice(start, start + LONGEST_NAME)) {
        text += word.text;
        weight += word.weight;
        if (weight / total < LEAST_SHARE) continue;
        const share = (weight / total) ** SHARE_POWER;
        for (const name of this.#byText.get(text) ?? []) addPart(name, name.rank * share);
      }
    }
    if (whole.length >= 3) this.#near(whole, add);
    return found;
  }

  #near(whole: string, add: (name: Name, firmness: number) => void): void {
    const limit = whole.length < MIN_LENGTH_FOR_ONE_TYPO ? 0 : whole.length < 9 ? 1 : 2;
    for (const name of this.#names) {
      if (name.text === whole) continue;
      if (name.text.startsWith(whole)) {
        add(name, (name.rank * NAMING.start * whole.length) / name.text.length);
      } else if (limit > 0 && name.rank > NAMING.heading) {
        const distance = editDistance(whole, name.text, limit);
        if (distance <= limit) add(name, name.rank * (0.8 - 0.2 * distance));
      }
    }
  }
}
