import { fullnessOf } from './fullness';
import type { Named } from './names';
import type { Weighed } from './weigh';
import { worthOfPage } from './worthOfPage';

/** What a word is worth by where it stands: in the page's title, a heading, a title above, another section. */
const WORTH = { title: 5, heading: 3.2, above: 1.4, elsewhere: 0.35 };

/** The share of a heading's worth that it has whatever else it says; the rest is for how much of it was asked for. */
const HEADING_BASE = 0.45;

/** What a name is worth beside words; a page called by its name comes before pages that mention it. */
const NAME_WORTH = 6;

/** What an identifier is worth on the few pages that have it, and none in its name. */
const IDENTIFIER_WORTH = 9;

/** How much less a section is worth for each part of the query that it lacks. */
const COVERAGE_POWER = 1.5;

/** How far a word in another section of the page covers the query. */
const ELSEWHERE_COVERAGE = 0.3;

export interface PageWords extends Weighed {
  /** By page, the most that the word is worth in the text of any section. */
  onPage: Map<number, number>;
}

/** What a query asks for, weighed. */
export interface Asked {
  words: readonly PageWords[];
  named: Named;
  /** By page, the share of the query that are identifiers of the page. */
  identified: ReadonlyMap<number, number>;
}

/** A section, and where it stands. */
export interface Place {
  page: number;
  route: string;
  /** Numbers over all pages: of the section, and of its page's lead. */
  section: number;
  lead: number;
  /** In words. */
  length: number;
  /** In terms that do not only ask. */
  headingSize: number;
}

/** How well a section answers, and whether its heading, not its text alone, does. */
export function scoreOf(
  { page, route, section, lead, length, headingSize }: Place,
  { words, named, identified }: Asked,
): { score: number; isHeading: boolean } {
  let whole = 0;
  let sum = 0;
  let covered = 0;
  let asked = 0;
  let headingSum = 0;
  for (const { isAsking, rarity, inHeading, inText, onPage } of words) {
    const heading = inHeading.get(section) ?? 0;
    const above = inHeading.get(lead) ?? 0;
    const text = inText.get(section) ?? 0;
    const elsewhere = onPage.get(page) ?? 0;
    whole += rarity;
    if (!isAsking) asked += heading;
    headingSum += rarity * heading;
    sum += rarity * (WORTH.above * above + text + WORTH.elsewhere * elsewhere);
    const own = Math.max(heading, above, Math.min(text, 1));
    covered += rarity * Math.max(own, Math.min(elsewhere, 1) * ELSEWHERE_COVERAGE);
  }
  const share = Math.min(1, asked / (headingSize || 1));
  const worth = section === lead ? WORTH.title : WORTH.heading;
  sum += headingSum * worth * (HEADING_BASE + (1 - HEADING_BASE) * share);
  const coverage = whole > 0 ? Math.min(1, covered / whole) : 0;
  const inWords = whole > 0 ? (sum / whole) * coverage ** COVERAGE_POWER : 0;
  // A section that bears the name of a part answers the query as far as it speaks of the rest.
  const naming = Math.max(named.whole.get(section) ?? 0, (named.part.get(section) ?? 0) * coverage);
  const fullness = named.whole.has(section) ? fullnessOf(length) : 0;
  const identifying = (identified.get(page) ?? 0) * coverage;
  const worthHere = worthOfPage(route);
  const score =
    (inWords + NAME_WORTH * naming + fullness) * worthHere + IDENTIFIER_WORTH * identifying;
  return { score, isHeading: headingSum > 0 || naming > 0 };
}
