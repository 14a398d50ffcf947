import { defineConfig } from 'playwright/test';
import { foundChromium } from '../support/chromium';

function chromiumPath(): string {
  const found = foundChromium();
  if (!found) throw new Error('No browser is set up for the tests: run npm run setup first');
  return found.headlessShell ?? found.executablePath;
}

/** Specs that visit every page or every width and set their own schemes and sizes, or don't depend on either. */
const WHOLE_SITE = ['every-page.spec.ts', 'layout.spec.ts', 'writing.spec.ts'];

const specs = (names: readonly string[]) => names.map((name) => `**/browser/${name}.spec.ts`);

/**
 * Specs whose result doesn't depend on screen and scheme, because they are about URLs, history, storage, keys,
 * errors, or print: they run on one screen, daily in one language and in the sweep in the other. The other specs run
 * on a desktop in English and on a phone in Chinese, and the other way around in the sweep. For a test or a group, set
 * `ON_DESKTOP` or `ON_PHONE`.
 */
const ANY_SCREEN = {
  en: specs([
    'addresses',
    'bad-days/*',
    'frame/footer',
    'frame/large-section',
    'frame/overview',
    'offline',
    'prose/code-blocks',
    'prose/kitchen-sink',
    'security',
    'versions',
  ]),
  zh: specs([
    'all-options',
    'frame/feeds',
    'frame/outline',
    'frame/progress',
    'frame/sidebar',
    'keyboard',
    'print',
    'prose/floating',
    'prose/links',
    'prose/tabs',
    'reference-links',
  ]),
};

/** Set by `npm run test:sweep`, which runs only what the daily suite samples. */
const IS_SWEEP = process.env.TEST_SWEEP === 'true';

/**
 * Selects the tests of a project. Daily: all except those of the sweep and those in `other`, the language of the
 * other screen. In the sweep: only these two.
 */
const selected = ({ other, tag }: { other?: string; tag?: string } = {}) => {
  const sweep = [/@sweep/, ...(other ? [new RegExp(` in ${other} `)] : [])];
  const elsewhere = tag ? [new RegExp(tag)] : [];
  return IS_SWEEP
    ? { grep: sweep, grepInvert: elsewhere }
    : { grepInvert: [...elsewhere, ...sweep] };
};

const DESKTOP = { colorScheme: 'light', viewport: { width: 1440, height: 900 } } as const;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: '../support/serveBuiltSite.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  // A busy machine is slow; a real failure stays however long the test waits.
  timeout: 120_000,
  // A test that passes only on the second try is listed as flaky.
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
    { name: 'whole site', testMatch: WHOLE_SITE, ...selected() },
    {
      name: 'any screen, English',
      testMatch: ANY_SCREEN.en,
      ...selected({ other: 'zh' }),
      use: DESKTOP,
    },
    {
      name: 'any screen, Chinese',
      testMatch: ANY_SCREEN.zh,
      ...selected({ other: 'en' }),
      use: DESKTOP,
    },
    {
      name: 'desktop, light',
      testIgnore: [...WHOLE_SITE, ...ANY_SCREEN.en, ...ANY_SCREEN.zh],
      ...selected({ other: 'zh', tag: '@phone' }),
      use: DESKTOP,
    },
    {
      name: 'phone, dark',
      testIgnore: [...WHOLE_SITE, ...ANY_SCREEN.en, ...ANY_SCREEN.zh],
      ...selected({ other: 'en', tag: '@desktop' }),
      use: {
        colorScheme: 'dark',
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
