import type { BuiltPage, PageSection } from './readPage';
import { segmentHan } from '../words/segmentHan';
import { learnHanWords } from '../words/hanWords';
import { compoundsIn, identifierHash, identifiersIn, qualifiedNamesIn } from '../words/identifiers';
import { FIELD, type SearchIndex } from './searchIndex';
import { cutsOf, textParts } from './textParts';
import { joined, wordsOf } from '../words/terms';

/** A built page with its route and its section of the site. */
export interface PlacedPage extends BuiltPage {
  route: string;
  group: string;
  aliases: string[];
  /** Aliases and keywords of the page, separated by spaces; empty if it has none. */
  keywords: string;
}

/** Terms in more than this share of all sections are too common to distinguish them; their postings are omitted. */
const TOO_COMMON = 0.25;

/**
 * Terms in more than this share keep only the postings in which they are repeated, or else the first one on each
 * page.
 */
const COMMON = 0.02;

/** With fewer sections than this, shares aren't meaningful. */
const FEW_SECTIONS = 100;

const HAN = /\p{Script=Han}/u;

type TermsOf = (text: string) => string[];

/** Tokenizes pages: Chinese text with a vocabulary from these pages and their aliases. */
function cutterFor(pages: readonly PlacedPage[], lang: string): TermsOf {
  const texts = pages.flatMap(({ aliases, keywords, sections }) => [
    ...sections.flatMap(({ heading, prose, code }) => [heading, prose, code]),
    ...aliases,
    keywords,
  ]);
  const runs = texts
    .filter((text) => HAN.test(text))
    .flatMap((text) => [...wordsOf(text)])
    .filter(({ isHan }) => isHan);
  const words = learnHanWords(
    runs.map(({ term }) => term),
    new Intl.Segmenter(lang, { granularity: 'word' }),
  );
  const isKnown = (word: string) => words.has(word);
  return (text) =>
    [...wordsOf(text)].flatMap(({ term, isHan }) => (isHan ? segmentHan(term, isKnown) : [term]));
}

/** Hashes and long numbers, which are common in sample output and never searched for. */
const NOISE = /^(?=.*\d)[\da-f]{6,}$|^\d{5,}$/;

function fieldOf(inProse: number): number {
  if (inProse === 0) return FIELD.codeOnly;
  if (inProse === 1) return FIELD.once;
  return inProse < 4 ? FIELD.repeated : FIELD.often;
}

function fields({ heading, prose, code }: PageSection, termsOf: TermsOf) {
  const inProse = new Map<string, number>();
  const proseTerms = termsOf(`${heading} ${prose}`);
  for (const term of proseTerms) inProse.set(term, (inProse.get(term) ?? 0) + 1);
  const codeTerms = termsOf(code);
  for (const term of codeTerms) if (!inProse.has(term)) inProse.set(term, 0);
  return { terms: inProse, length: proseTerms.length + codeTerms.length };
}

type Posting = [section: number, field: number];

function append(postings: Map<string, Posting[]>, term: string, places: Posting[]): void {
  const list = postings.get(term) ?? [];
  list.push(...places);
  postings.set(term, list);
}

/**
 * If a term is in a page's prose, its postings in code are omitted; if only code contains it, the first one is kept.
 */
function distinctivePostings(places: Posting[]): Posting[] {
  const inProse = places.filter(([, field]) => field !== FIELD.codeOnly);
  return inProse.length > 0 ? inProse : places.slice(0, 1);
}

/** Reduces the postings of common terms. */
function thinned(places: Posting[], pageOf: readonly number[]): Posting[] {
  const share = pageOf.length < FEW_SECTIONS ? 0 : places.length / pageOf.length;
  if (share > TOO_COMMON) return [];
  if (share <= COMMON) return places;
  const isStrong = ([, field]: Posting) => field >= FIELD.repeated;
  const pageWith = ([section]: Posting) => pageOf[section];
  const kept = new Set(places.filter(isStrong).map(pageWith));
  return places.filter((place) => {
    if (isStrong(place)) return true;
    const page = pageWith(place);
    return !kept.has(page) && kept.add(page);
  });
}

/** Identifiers on more pages than this don't distinguish them. */
const FEW_PAGES = 6;

/**
 * For each page, hashes of its distinguishing identifiers, and of the qualified names of members that it documents.
 * Identifiers in headings and URLs are names already.
 */
function rareIdentifiers(pages: readonly PlacedPage[]): number[][] {
  const onPages = pages.map(({ keywords, sections }) => {
    const prose = [keywords, ...sections.map((section) => section.prose)].join('\n');
    const code = sections.map((section) => section.code).join('\n');
    return new Set([...identifiersIn(`${prose}\n${code}`), ...compoundsIn(prose).keys()]);
  });
  const counts = new Map<string, number>();
  for (const identifier of onPages.flatMap((found) => [...found])) {
    counts.set(identifier, (counts.get(identifier) ?? 0) + 1);
  }
  const names = new Set(
    pages.flatMap(({ route, sections }) => [
      joined(route.split('/').at(-1) ?? ''),
      ...sections.map(({ heading }) => joined(heading)),
    ]),
  );
  return onPages.map((found, page) => {
    const rare = [...found].filter((it) => (counts.get(it) ?? 0) <= FEW_PAGES && !names.has(it));
    const { sections = [] } = pages[page] ?? {};
    const text = sections.map(({ prose, code }) => `${prose}\n${code}`).join('\n');
    const documented = sections.flatMap(({ heading }) => qualifiedNamesIn(heading, text));
    return [...new Set([...rare, ...documented.map(joined)].map(identifierHash))].sort(
      (a, b) => a - b,
    );
  });
}

/** Builds the index of one language from its pages. */
export function buildIndex(pages: readonly PlacedPage[], lang: string): SearchIndex {
  const termsOf = cutterFor(pages, lang);
  const postings = new Map<string, Posting[]>();
  const lengths: number[] = [];
  for (const { aliases, description, keywords, sections } of pages) {
    const onPage = new Map<string, Posting[]>();
    const lead = lengths.length;
    for (const section of sections) {
      const { terms, length } = fields(section, termsOf);
      for (const [term, count] of terms) {
        if (NOISE.test(term)) continue;
        append(onPage, term, [[lengths.length, fieldOf(count)]]);
      }
      lengths.push(length);
    }
    for (const term of termsOf(aliases.join('\n'))) {
      if (!onPage.has(term)) onPage.set(term, [[lead, FIELD.once]]);
    }
    for (const term of new Set(termsOf(`${description}\n${keywords}`))) {
      const places = (onPage.get(term) ?? []).filter(([section]) => section !== lead);
      onPage.set(term, [[lead, FIELD.subject], ...places]);
    }
    for (const [term, places] of onPage) append(postings, term, distinctivePostings(places));
  }
  const terms = [...postings.keys()].sort();
  const pageOf = pages.flatMap(({ sections }, page) => sections.map(() => page));
  const lists = terms.map((term) => thinned(postings.get(term) ?? [], pageOf));
  const starts = new Uint32Array(terms.length + 1);
  lists.forEach((list, term) => {
    starts[term + 1] = (starts[term] ?? 0) + list.length;
  });
  const flat = lists.flat();
  return {
    pages: pages.map(({ route, title, group, aliases, sections }) => ({
      route,
      title,
      group,
      aliases,
      sections: sections.map(({ heading, id, depth }) => ({ heading, id, depth })),
      cuts: cutsOf(textParts(sections)),
    })),
    terms,
    starts,
    sections: Uint32Array.from(flat, ([section]) => section),
    fieldsByTerm: Uint8Array.from(flat, ([, field]) => field),
    lengths: Uint32Array.from(lengths),
    identifiers: rareIdentifiers(pages),
  };
}
