/** Pages that mention many subjects and answer few questions: release notes, migration guides and the glossary. */
const BROAD_PAGES = [
  { pattern: /\/releases\//, boost: 0.5 },
  { pattern: /\/(?:migration|glossary)/, boost: 0.65 },
];

/** Boost of a page's hits relative to pages about one subject, from 0 to 1. */
export const pageBoost = (route: string): number =>
  BROAD_PAGES.find(({ pattern }) => pattern.test(route))?.boost ?? 1;

/** Boost of the longest of several sections with the same name, relative to the shortest. */
const MAX_LENGTH_BOOST = 1.5;

/** In words. */
const FULL_SECTION = 100;

/** Boost of a section by its length: many pages mention a subject in one line, and one page explains it. */
export const lengthBoost = (words: number): number =>
  MAX_LENGTH_BOOST * Math.min(1, words / FULL_SECTION);
