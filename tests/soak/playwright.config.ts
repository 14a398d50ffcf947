import { defineConfig } from 'playwright/test';
import browser from '../browser/playwright.config';

/** Its own schemes alone: `defineConfig` would add them to those of the other suite. A walk of 2,000 actions takes minutes: one at a time, so that none disturbs another's figures. */
export default defineConfig({
  ...browser,
  testDir: '.',
  testIgnore: [],
  globalSetup: '../support/serveBuiltSite.ts',
  workers: 1,
  timeout: 60 * 60_000,
  projects: (['light', 'dark'] as const).map((colorScheme) => ({
    name: colorScheme,
    use: { colorScheme, viewport: { width: 1440, height: 900 } },
  })),
});
