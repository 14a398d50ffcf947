import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from 'playwright/test';

/** User actions, tested in every supported browser, in one language on a desktop. */
const READER_ACTIONS = [
  'back-and-forward.spec.ts',
  'frame/drawer.spec.ts',
  'frame/sidebar.spec.ts',
  'navigation.spec.ts',
  'prose/code-blocks.spec.ts',
  'prose/images.spec.ts',
  'prose/tabs.spec.ts',
  'search.spec.ts',
  'themes.spec.ts',
  'without-script.spec.ts',
].map((spec) => `**/browser/${spec}`);

/** Playwright's own builds: it can't drive other WebKit builds, and only the latest Firefox of distributions. */
const BROWSERS = [firefox, webkit].filter((browser) => {
  const isInstalled = existsSync(browser.executablePath());
  // Workers also load this file.
  if (!isInstalled && process.env.TEST_WORKER_INDEX === undefined) {
    const name = browser.name();
    console.error(`${name} is missing: run npx playwright install --with-deps ${name} first.`);
  }
  return isInstalled;
});

export default defineConfig({
  testDir: '.',
  testMatch: READER_ACTIONS,
  outputDir: '../../test-results',
  globalSetup: '../support/serveBuiltSite.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  // Only Chromium can simulate an input method.
  grepInvert: /in zh|speaks zh|@phone|@sweep|input method/,
  use: {
    colorScheme: 'light',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: BROWSERS.map((browser) => ({
    name: browser.name(),
    // WebKit tests can't read the clipboard.
    testIgnore: browser === webkit ? '**/code-blocks.spec.ts' : undefined,
    use: {
      browserName: browser.name() as 'firefox' | 'webkit',
      launchOptions:
        browser === firefox
          ? { firefoxUserPrefs: { 'dom.events.testing.asyncClipboard': true } }
          : {},
    },
  })),
});
