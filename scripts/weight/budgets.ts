import type { Kind, Weight } from './weigh';

/** What the heaviest page may load at first, in bytes. Less than five parts in a hundred over what is reached. */
export const budgets: Record<Kind, Weight & { what: string }> = {
  script: { what: 'The script of every page', gzip: 121_900, brotli: 100_600 },
  pageScript: { what: "A page's own script", gzip: 16_350, brotli: 13_100 },
  style: { what: 'The style', gzip: 13_200, brotli: 11_650 },
  html: { what: 'The HTML of a page', gzip: 22_000, brotli: 17_150 },
};
