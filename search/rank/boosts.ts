/** Pages that mention much and answer few questions: release notes, and tables of what is called how elsewhere. */
const BROAD_PAGES = [
  { pattern: /\/releases\//, boost: 0.5 },
  { pattern: /\/(?:migration|glossary)/, boost: 0.65 },
];

/** What a page's hits are worth beside those of a page of one subject, from 0 to 1. */
export const pageBoost = (route: string): number =>
  BROAD_PAGES.find(({ pattern }) => pattern.test(route))?.boost ?? 1;

/** What the longest of several sections of one name is worth beside the shortest. */
const MAX_LENGTH_BOOST = 1.5;

/** In words. */
const FULL_SECTION = 100;

/** What a section is worth for how much it says of what it is called; many a page has a line on it, and one tells all. */
export const lengthBoost = (words: number): number =>
  MAX_LENGTH_BOOST * Math.min(1, words / FULL_SECTION);
