import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit, type BrowserType, type Project } from 'playwright/test';

/** What a reader does: the same in every browser that the site promises, in one language on a desktop. */
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

/** Where distributions put Firefox. */
const FIREFOX_PLACES = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const hasOwnBuild = (browser: BrowserType): boolean => existsSync(browser.executablePath());

/** Playwright's own build of Firefox, or the distribution's, by WebDriver BiDi. */
function firefoxProject(): Project | undefined {
  const use: Project['use'] = {
    browserName: 'firefox',
    launchOptions: { firefoxUserPrefs: { 'dom.events.testing.asyncClipboard': true } },
  };
  if (hasOwnBuild(firefox)) return { name: 'firefox', use };
  const executablePath = FIREFOX_PLACES.find((place) => existsSync(place));
  if (executablePath === undefined) {
    console.log(
      'Firefox is missing: run npx playwright install --with-deps firefox, or install the distribution’s (apt-get install firefox-esr).',
    );
    return undefined;
  }
  return {
    name: 'firefox',
    // WebDriver BiDi of this Firefox cannot emulate media, so the preferences do, once for all tests.
    testIgnore: '**/themes.spec.ts',
    use: {
      ...use,
      channel: 'moz-firefox',
      colorScheme: null,
      contextOptions: { reducedMotion: null },
      launchOptions: {
        executablePath,
        firefoxUserPrefs: {
          ...use.launchOptions?.firefoxUserPrefs,
          'layout.css.prefers-color-scheme.content-override': 1,
          'ui.prefersReducedMotion': 1,
        },
      },
    },
  };
}

/** Playwright's own build of WebKit: it drives no other. */
function webkitProject(): Project | undefined {
  if (hasOwnBuild(webkit)) return { name: 'webkit', use: { browserName: 'webkit' } };
  console.log('WebKit is missing: run npx playwright install --with-deps webkit.');
  return undefined;
}

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
  grepInvert: /in zh|speaks zh|@phone|@sweep/,
  use: {
    colorScheme: 'light',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [firefoxProject(), webkitProject()].filter((project) => project !== undefined),
});
