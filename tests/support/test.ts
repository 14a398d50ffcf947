import { test as base, expect } from 'playwright/test';
import { watchFaults } from './faults';
import { SitePage } from './SitePage';

interface Fixtures {
  /** Patterns of faults that a test brings about on purpose. */
  allowedFaults: RegExp[];
  /** The page as its reader sees it. */
  site: SitePage;
}

/** The test function of every browser spec: a page on which nothing may go wrong unseen. */
export const test = base.extend<Fixtures>({
  allowedFaults: [[], { option: true }],
  baseURL: async ({}, use) => {
    await use(process.env.SITE_URL);
  },
  page: async ({ page, baseURL, allowedFaults }, use) => {
    const faults = watchFaults(page, baseURL ?? '');
    await use(page);
    const unexpected = faults.filter(
      (fault) => !allowedFaults.some((allowed) => allowed.test(fault)),
    );
    expect(unexpected, 'faults of the page').toEqual([]);
  },
  site: async ({ page }, use) => {
    await use(new SitePage(page));
  },
});

export { expect };
