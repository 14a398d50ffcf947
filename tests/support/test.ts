import { test as base, expect } from 'playwright/test';
import { watchErrors } from './pageErrors';
import { SitePage } from './SitePage';

/** Chromium reports a preloaded script that it may not run as a request that failed. */
const BLOCKED_SCRIPT = /\.js \(csp\)$/;

interface Fixtures {
  /** Patterns of faults that a test brings about on purpose. */
  allowedErrors: RegExp[];
  /** The page as its reader sees it. */
  site: SitePage;
}

/** For a test, or a group of them, that only one project of playwright.config.ts has anything to see of. */
export const ON_DESKTOP = { tag: '@desktop' };
export const ON_PHONE = { tag: '@phone' };

/** For what the daily suite covers by a sample: `npm run test:sweep` runs it in full, weekly and before a release. */
export const ON_SWEEP = { tag: '@sweep' };

/** The test function of every browser spec: a page on which nothing may go wrong unseen. */
export const test = base.extend<Fixtures>({
  allowedErrors: [[], { option: true }],
  baseURL: async ({}, use) => {
    await use(process.env.BUILT_SITE_URL);
  },
  page: async ({ page, baseURL, allowedErrors, javaScriptEnabled }, use) => {
    const faults = watchErrors(page, baseURL ?? '');
    await use(page);
    const allowed = javaScriptEnabled ? allowedErrors : [...allowedErrors, BLOCKED_SCRIPT];
    const unexpected = faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
    expect(unexpected, 'faults of the page').toEqual([]);
  },
  site: async ({ page }, use) => {
    await use(new SitePage(page));
  },
});

export { expect };
