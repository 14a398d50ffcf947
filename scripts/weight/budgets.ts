import type { Kind, Weight } from './weigh';

/** What the heaviest page may load at first, in bytes. Less than five parts in a hundred over what is reached. */
export const budgets: Record<Kind, Weight & { what: string }> = {
  script: { what: 'The script of every page', gzip: 124_900, brotli: 103_600 },
  pageScript: { what: "A page's own script", gzip: 16_350, brotli: 13_100 },
  style: { what: 'The style', gzip: 14_150, brotli: 12_450 },
  html: { what: 'The HTML of a page', gzip: 22_650, brotli: 17_700 },
};
