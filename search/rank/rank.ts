import type { SearchIndex } from '../index/searchIndex';
import { lengthBoost, pageBoost } from './boosts';
import { Headings } from './headings';
import { queryIdentifiers } from './queryIdentifiers';
import { Names, type NameMatches } from './names';
import { readQuery, type QueryTerm } from './readQuery';
import { limitPerPage, dropWeakGroups } from './limitPerPage';
import { Vocabulary } from './vocabulary';
import { weigh, type WordWeights } from './weigh';
import { QueryLexicon } from './queryLexicon';

/** A section that matches a query. */
export interface Ranked {
  page: number;
  /** Number of the section within its page. */
  section: number;
  score: number;
  /** Whether its heading matches, not only its text. */
  isHeading: boolean;
}

/** Weight of a word by location: in the page's title, a heading, a heading above, another section. */
const BOOST = { title: 5, heading: 3.2, above: 1.4, elsewhere: 0.35 };

/** Share of a heading's weight that doesn't depend on how much of it the query covers. */
const HEADING_BASE = 0.45;

/** Weight of a name relative to words; a page with that name comes before pages that mention it. */
const NAME_BOOST = 6;

/** Larger than any other score: a query for an identifier should find what documents it. */
const HOME_BOOST = 100;

/** Weight of an identifier on the few pages that contain it. */
const IDENTIFIER_BOOST = 9;

/** Penalty for each part of the query that a section lacks. */
const COVERAGE_POWER = 1.5;

/** How much a word in another section of the page counts as a match. */
const ELSEWHERE_COVERAGE = 0.3;

/** Parsed query. */
interface ParsedQuery {
  words: readonly WordWeights[];
  named: NameMatches;
  /** For each page, the share of the query that is identifiers on that page. */
  identified: ReadonlyMap<number, number>;
}

/** Ranks the sections of one index for a query. */
export class Ranker {
  readonly vocabulary: Vocabulary;
  readonly #index: SearchIndex;
  readonly #names: Names;
  readonly #headings: Headings;
  readonly #wording: QueryLexicon;
  /** Page of each section, and first section of each page. */
  readonly #pageOf: number[];
  readonly #firstOf: number[] = [];

  constructor(index: SearchIndex) {
    this.#index = index;
    this.vocabulary = new Vocabulary(index.terms);
    this.#names = new Names(index);
    this.#wording = new QueryLexicon(this.vocabulary);
    this.#headings = new Headings(index, this.vocabulary, this.#wording);
    this.#pageOf = index.pages.flatMap(({ sections }, page) => sections.map(() => page));
    this.#pageOf.forEach((page, section) => (this.#firstOf[page] ??= section));
  }

  /** The words of a query with their matching terms, for marking them in a text. */
  read(query: string): QueryTerm[] {
    return readQuery(query, this.vocabulary, this.#wording);
  }

  /** The matching sections, best first. */
  rank(query: string, limit: number): Ranked[] {
    const queryTerms = this.read(query);
    const words = queryTerms.map((queryTerm) =>
      weigh(queryTerm, this.#index, this.#headings, this.#pageOf),
    );
    const weights = queryTerms.map(({ text }, index) => ({ text, weight: words[index]?.idf ?? 0 }));
    const named = this.#names.named(query, weights);
    const rarities = words.map(({ idf }) => idf);
    const identifiedPages = queryIdentifiers(query, queryTerms, rarities, this.#index);
    const candidates = new Set([...named.homes, ...named.whole.keys(), ...named.part.keys()]);
    for (const { inHeading, inText } of words) {
      for (const section of inHeading.keys()) candidates.add(section);
      for (const section of inText.keys()) candidates.add(section);
    }
    // A repeated word, as in 不同页面不同模板, counts once.
    const distinct = words.filter(
      (_, at) => queryTerms.findIndex(({ word }) => word === queryTerms[at]?.word) === at,
    );
    const ranked = Array.from(candidates, (section) =>
      this.#score(section, { words: distinct, named, identified: identifiedPages }),
    );
    ranked.sort((a, b) => b.score - a.score || a.page - b.page || a.section - b.section);
    const groupOf = ({ page }: Ranked): string => this.#index.pages[page]?.group ?? '';
    return limitPerPage(dropWeakGroups(ranked, groupOf), limit);
  }

  #score(number: number, { words, named, identified: pages }: ParsedQuery): Ranked {
    const page = this.#pageOf[number] ?? 0;
    const first = this.#firstOf[page] ?? 0;
    let whole = 0;
    let sum = 0;
    let covered = 0;
    let asked = 0;
    let headingSum = 0;
    for (const { isStopWord, idf, inHeading, inText, onPage } of words) {
      const heading = inHeading.get(number) ?? 0;
      const above = inHeading.get(first) ?? 0;
      const text = inText.get(number) ?? 0;
      const elsewhere = onPage.get(page) ?? 0;
      whole += idf;
      if (!isStopWord) asked += heading;
      headingSum += idf * heading;
      sum += idf * (BOOST.above * above + text + BOOST.elsewhere * elsewhere);
      const own = Math.max(heading, above, Math.min(text, 1));
      covered += idf * Math.max(own, Math.min(elsewhere, 1) * ELSEWHERE_COVERAGE);
    }
    const share = Math.min(1, asked / (this.#headings.size(number) || 1));
    const boost = number === first ? BOOST.title : BOOST.heading;
    sum += headingSum * boost * (HEADING_BASE + (1 - HEADING_BASE) * share);
    const coverage = whole > 0 ? Math.min(1, covered / whole) : 0;
    const inWords = whole > 0 ? (sum / whole) * coverage ** COVERAGE_POWER : 0;
    // A section with the name of a part of the query scores by how well it matches the rest.
    const naming = Math.max(named.whole.get(number) ?? 0, (named.part.get(number) ?? 0) * coverage);
    const length = this.#index.lengths[number] ?? 0;
    const fullness = named.whole.has(number) ? lengthBoost(length) : 0;
    const identifying = (pages.get(page) ?? 0) * coverage;
    const weight = pageBoost(this.#index.pages[page]?.route ?? '');
    const score =
      (inWords + NAME_BOOST * naming + fullness) * weight +
      IDENTIFIER_BOOST * identifying +
      (named.homes.has(number) ? HOME_BOOST : 0);
    return {
      page,
      section: number - first,
      score,
      isHeading: headingSum > 0 || naming > 0 || named.homes.has(number),
    };
  }
}
