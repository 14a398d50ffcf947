import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'playwright/test';

/** Written by scripts/setup.mjs. */
const CHROMIUM_RECORD = path.join(import.meta.dirname, '../../.cache/chromium.json');

function chromiumPath(): string {
  if (!existsSync(CHROMIUM_RECORD)) {
    throw new Error('No browser is set up for the tests: run npm run setup first');
  }
  const record = JSON.parse(readFileSync(CHROMIUM_RECORD, 'utf8')) as { executablePath: string };
  return record.executablePath;
}

/** Specs that look at every page or every width, and choose their own schemes and sizes, or for which neither counts. */
const WHOLE_SITE = ['every-page.spec.ts', 'layout.spec.ts', 'writing.spec.ts'];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: '../support/serveBuiltSite.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A busy machine is slow; what is wrong stays wrong however long one waits.
  timeout: 120_000,
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
    { name: 'whole site', testMatch: WHOLE_SITE },
    {
      name: 'desktop, light',
      testIgnore: WHOLE_SITE,
      use: { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone, dark',
      testIgnore: WHOLE_SITE,
      use: {
        colorScheme: 'dark',
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
