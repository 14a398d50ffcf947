/** Pages that mention much and answer few questions: release notes, and tables of what is called how elsewhere. */
const BROAD_PAGES = [
  { pattern: /\/releases\//, boost: 0.5 },
  { pattern: /\/(?:migration|glossary)/, boost: 0.65 },
];

/** What a page's hits are worth beside those of a page of one subject, from 0 to 1. */
export const pageBoost = (route: string): number =>
  BROAD_PAGES.find(({ pattern }) => pattern.test(route))?.boost ?? 1;
