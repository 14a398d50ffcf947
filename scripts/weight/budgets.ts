import type { Kind, Weight } from './weigh';

/** Limits for the first load of the heaviest page, in bytes. Less than five percent above the current values. */
export const budgets: Record<Kind, Weight & { what: string }> = {
  script: { what: 'The script of every page', gzip: 127_900, brotli: 109_500 },
  pageScript: { what: 'The script of a page in which components live', gzip: 5_641, brotli: 4_554 },
  style: { what: 'The style, alone', gzip: 15_400, brotli: 13_330 },
  html: { what: 'The HTML of a page, with the style in it', gzip: 47_600, brotli: 35_000 },
  pageFile: {
    what: 'What comes of a page for who comes from another',
    gzip: 17_400,
    brotli: 13_600,
  },
};

/** Pages that list every option: a third more than the next page, so they have a separate budget. */
export const LISTS = /^(?:zh\/)?config\/all\.html$/;

export const listBudgets: Partial<typeof budgets> = {
  pageFile: {
    what: 'The same for the list of all options',
    gzip: 23_600,
    brotli: 18_800,
  },
};

/** Limit of a file of facts, which loads when a reader first points at a link with a card, in bytes with brotli. */
export const FACTS_LIMIT = 8_000;
