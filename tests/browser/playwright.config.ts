import { defineConfig } from 'playwright/test';
import { foundChromium } from '../support/chromium';

function chromiumPath(): string {
  const found = foundChromium();
  if (!found) throw new Error('No browser is set up for the tests: run npm run setup first');
  return found.headlessShell ?? found.executablePath;
}

/** Specs that look at every page or every width, and choose their own schemes and sizes, or for which neither counts. */
const WHOLE_SITE = ['every-page.spec.ts', 'layout.spec.ts', 'writing.spec.ts'];

/**
 * What comes out the same on any screen and in any scheme, because it is about addresses, history, storage, keys, faults
 * or paper: the desktop alone runs these. Single tests and groups say so themselves, by `ON_DESKTOP` and `ON_PHONE`.
 */
const ANY_SCREEN = [
  'addresses.spec.ts',
  'bad-days/*.spec.ts',
  'frame/feeds.spec.ts',
  'frame/footer.spec.ts',
  'frame/outline.spec.ts',
  'frame/overview.spec.ts',
  'frame/progress.spec.ts',
  'frame/sidebar.spec.ts',
  'keyboard.spec.ts',
  'offline.spec.ts',
  'print.spec.ts',
  'prose/code-blocks.spec.ts',
  'prose/floating.spec.ts',
  'prose/kitchen-sink.spec.ts',
  'prose/links.spec.ts',
  'prose/tabs.spec.ts',
  'reference-links.spec.ts',
  'security.spec.ts',
  'versions.spec.ts',
].map((spec) => `**/browser/${spec}`);

/** Set by `npm run test:sweep`: runs what the daily suite only samples, and nothing else. */
const IS_SWEEP = process.env.TEST_SWEEP === 'true';

/** Leaves out the tests of the other project and, but for the sweep, those of the sweep. */
const leaveOut = (...tags: string[]) =>
  new RegExp([...tags, ...(IS_SWEEP ? [] : ['@sweep'])].join('|') || '(?!)');

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: '../support/serveBuiltSite.ts',
  fullyParallel: true,
  grep: IS_SWEEP ? /@sweep/ : undefined,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A busy machine is slow; what is wrong stays wrong however long one waits.
  timeout: 120_000,
  // A test that passes only the second time is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every page costs more than the page: add --trace retain-on-failure to look closer.
    trace: 'off',
  },
  projects: [
    { name: 'whole site', testMatch: WHOLE_SITE, grepInvert: leaveOut() },
    {
      name: 'desktop, light',
      testIgnore: WHOLE_SITE,
      grepInvert: leaveOut('@phone'),
      use: { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone, dark',
      testIgnore: [...WHOLE_SITE, ...ANY_SCREEN],
      grepInvert: leaveOut('@desktop'),
      use: {
        colorScheme: 'dark',
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
