import { test as base, expect } from 'playwright/test';
import { watchErrors } from './pageErrors';
import { SitePage } from './SitePage';

/** Chromium reports a preloaded script that is blocked as a failed request. */
const BLOCKED_SCRIPT = /\.js \(csp\)$/;

interface Fixtures {
  /** Patterns of errors that a test causes on purpose. */
  allowedErrors: RegExp[];
  /** The page in the user's terms. */
  site: SitePage;
}

/** For tests or groups that only one project of playwright.config.ts can run. */
export const ON_DESKTOP = { tag: '@desktop' };
export const ON_PHONE = { tag: '@phone' };

/** For tests that the daily suite samples: `npm run test:sweep` runs them all, weekly and before a release. */
export const ON_SWEEP = { tag: '@sweep' };

/** The test function of every browser spec; unexpected errors of the page fail the test. */
export const test = base.extend<Fixtures>({
  allowedErrors: [[], { option: true }],
  baseURL: async ({}, use) => {
    await use(process.env.BUILT_SITE_URL);
  },
  page: async ({ page, baseURL, allowedErrors, javaScriptEnabled }, use) => {
    const errors = watchErrors(page, baseURL ?? '');
    await use(page);
    const allowed = javaScriptEnabled ? allowedErrors : [...allowedErrors, BLOCKED_SCRIPT];
    const unexpected = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)));
    expect(unexpected, 'errors of the page').toEqual([]);
  },
  site: async ({ page }, use) => {
    await use(new SitePage(page));
  },
});

export { expect };
