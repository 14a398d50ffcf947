import type { Kind, Weight } from './weigh';

/** What the heaviest page may load at first, in bytes. Less than five parts in a hundred over what is reached. */
export const budgets: Record<Kind, Weight & { what: string }> = {
  script: { what: 'The script of every page', gzip: 108_000, brotli: 92_000 },
  pageScript: { what: 'The script of a page in which components live', gzip: 7_300, brotli: 6_160 },
  style: { what: 'The style', gzip: 13_200, brotli: 11_650 },
  html: { what: 'The HTML of a page', gzip: 22_600, brotli: 17_550 },
  pageFile: {
    what: 'What comes of a page for who comes from another',
    gzip: 20_000,
    brotli: 16_000,
  },
};
