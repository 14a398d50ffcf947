/** What the longest of several sections of one name is worth beside the shortest. */
const MAX_LENGTH_BOOST = 1.5;

/** In words. */
const FULL_SECTION = 100;

/** What a section is worth for how much it says of what it is called; many a page has a line on it, and one tells all. */
export const lengthBoost = (words: number): number =>
  MAX_LENGTH_BOOST * Math.min(1, words / FULL_SECTION);
