import type { Kind, Weight } from './weigh';

/** Limits for the first load of the heaviest page, in bytes. Less than five percent above the current values. */
export const budgets: Record<Kind, Weight & { what: string }> = {
  script: { what: 'The script of every page', gzip: 127_900, brotli: 109_500 },
  pageScript: {
    what: 'The extra script of a page with interactive components',
    gzip: 5_641,
    brotli: 4_554,
  },
  style: { what: 'The styles alone', gzip: 15_400, brotli: 13_330 },
  html: { what: 'The HTML of a page, with its styles', gzip: 48_000, brotli: 35_400 },
  pageFile: {
    what: 'The file of a page, which a link to the page loads',
    gzip: 18_600,
    brotli: 14_600,
  },
};

/** Pages that list every option: a third more than the next page, so they have a separate budget. */
export const LISTS = /^(?:zh\/)?config\/all\.html$/;

export const listBudgets: Partial<typeof budgets> = {
  pageFile: {
    what: 'The file of the list of all options',
    gzip: 23_600,
    brotli: 18_800,
  },
};

/** Limit of a file of facts, which loads when a reader first points at a link with a card, in bytes with brotli. */
export const FACTS_LIMIT = 8_000;
